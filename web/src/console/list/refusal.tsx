import { Failure } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { failureText } from '../../ui/failure-text.ts'

/** A mutation that may have been refused. `reset` clears the refusal once its subject is edited. */
export interface Refused {
  readonly error: Error | null
  readonly reset: () => void
}

/** The server's error about one field of the body, by JSON pointer. */
export const saidOf = (error: Error | null, pointer: string): string | undefined =>
  error instanceof Failure ? error.problems.find(({ source }) => source?.pointer === pointer)?.title : undefined

/** Clears a field's error once it is edited; the errors of other fields stay. */
export const forget = ({ error, reset }: Refused, pointer: string): void => {
  if (saidOf(error, pointer) !== undefined) reset()
}

interface RefusalProps {
  readonly error: Error | null
  /** The visible fields, which show their own errors. */
  readonly fields: readonly string[]
}

/**
 * Refused as such, and not for a field: this stays visible after the toast has gone. An expired session is reported by
 * the sign-in page.
 */
const isRefused = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 401

/** The part of a refusal that no visible field can show. For fields, a mutation with `ownFields` shows no toast. */
export const Refusal = ({ error, fields }: RefusalProps) => {
  if (!(error instanceof Failure)) return null
  if (!error.isOfFields)
    return (
      isRefused(error) && (
        <Banner tone="danger" said="alert">
          {failureText(error)}
        </Banner>
      )
    )
  const others = error.problems.filter(({ source }) => !fields.includes(source?.pointer ?? ''))
  return others.map(({ source, title, code }) => (
    <Banner key={source?.pointer} tone="danger" said="alert">
      {title ?? code}
    </Banner>
  ))
}
