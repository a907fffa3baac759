import { type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'

export interface FailureDetail {
  /** JSON pointer into the body, such as `/quantity`. */
  readonly pointer?: string
  /** Name of the query or path parameter. */
  readonly parameter?: string
  readonly meta?: Readonly<Record<string, unknown>>
}

/** A refusal that the caller is told of, by a code of the closed list. Everything else that is thrown is an internal error. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number
  readonly entries: readonly ({ readonly code: ErrorCode } & FailureDetail)[]

  constructor(
    entries: readonly [
      { readonly code: ErrorCode } & FailureDetail,
      ...({ readonly code: ErrorCode } & FailureDetail)[],
    ],
  ) {
    super(entries.map((entry) => entry.code).join(', '))
    this.status = errorStatus[entries[0].code]
    this.entries = entries
  }
}

export const failure = (code: ErrorCode, detail: FailureDetail = {}): Failure => new Failure([{ code, ...detail }])

/**
 * For `.catch` where a body names something by its id: what is not there, or not the caller's to see, is its field's fault. Whatever else went
 * wrong is nobody's fault and goes on as it is.
 */
export const atFault =
  (pointer: string, code: ErrorCode = 'invalid') =>
  (error: unknown): never => {
    throw error instanceof Failure && (error.status === 404 || error.status === 403)
      ? failure(code, { pointer })
      : error
  }
