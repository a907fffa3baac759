import { type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'

export interface FailureDetail {
  /** A JSON pointer into the body, such as `/quantity`. */
  readonly pointer?: string
  /** The name of the query or path parameter. */
  readonly parameter?: string
  readonly meta?: Readonly<Record<string, unknown>>
}

/** An expected error that is reported to the caller with a code of the closed list. Any other thrown value is an internal error. */
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
 * For `.catch`, where a body refers to something by its id. A 404 or 403 for that object becomes a validation error of
 * the field. Other errors pass unchanged.
 */
export const atFault =
  (pointer: string, code: ErrorCode = 'invalid') =>
  (error: unknown): never => {
    throw error instanceof Failure && (error.status === 404 || error.status === 403)
      ? failure(code, { pointer })
      : error
  }
