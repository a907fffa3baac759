import { Failure } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { failureText } from '../../ui/failure-text.ts'

/** A mutation that may have been refused, and how to forget that once what it was about is typed anew. */
export interface Refused {
  readonly error: Error | null
  readonly reset: () => void
}

/** What the server said of one field of the body, by its JSON pointer. */
export const saidOf = (error: Error | null, pointer: string): string | undefined =>
  error instanceof Failure ? error.problems.find(({ source }) => source?.pointer === pointer)?.title : undefined

/** What was said of a field is over once it is typed anew; what was said of others stands. */
export const forget = ({ error, reset }: Refused, pointer: string): void => {
  if (saidOf(error, pointer) !== undefined) reset()
}

interface RefusalProps {
  readonly error: Error | null
  /** The fields in sight, which tell of their own errors. */
  readonly fields: readonly string[]
}

/** Refused for what it is, rather than for a field: it stays said when the toast has gone. Of a session that has ended sign-in tells. */
const isRefused = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 401

/** What was refused, and no field in sight can say. Of fields a mutation with `ownFields` makes no toast. */
export const Refusal = ({ error, fields }: RefusalProps) => {
  if (!(error instanceof Failure)) return null
  if (!error.isOfFields) return isRefused(error) && <Banner tone="danger">{failureText(error)}</Banner>
  const others = error.problems.filter(({ source }) => !fields.includes(source?.pointer ?? ''))
  return others.map(({ source, title, code }) => (
    <Banner key={source?.pointer} tone="danger">
      {title ?? code}
    </Banner>
  ))
}
