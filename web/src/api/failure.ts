import type { ApiError } from '@foyer/contract/vocabulary/errors.ts'

/** One error, with as much as the answer said about it. */
export type Problem = Partial<ApiError>

/** An answer that is not a success, or no answer at all (status 0: no network). */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number
  readonly problems: readonly Problem[]

  constructor(status: number, problems: readonly Problem[]) {
    super(problems[0]?.title ?? problems[0]?.code ?? `status ${status}`)
    this.status = status
    this.problems = problems
  }

  get code(): string | undefined {
    return this.problems[0]?.code
  }

  /** True if every problem concerns a field of a form, which can show it itself. */
  get isOfFields(): boolean {
    return this.problems.length > 0 && this.problems.every(({ source }) => source?.pointer !== undefined)
  }

  /** How long the server asks us to wait, if it says so. */
  get waitMs(): number | undefined {
    const seconds = this.problems[0]?.meta?.['retry_after']
    return typeof seconds === 'number' ? seconds * 1_000 : undefined
  }

  /** The request's id in the server's log. */
  get requestId(): string | undefined {
    return this.problems.find((problem) => problem.id !== undefined)?.id
  }
}

/** The caller cancelled the wait. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the three shapes of an error answer: a list, a single error, the legacy string. */
export const problemsOf = (body: unknown): readonly Problem[] => {
  if (!isRecord(body)) return []
  if (Array.isArray(body['errors'])) return body['errors'].filter(isRecord)
  if (isRecord(body['error'])) return [body['error']]
  return typeof body['error'] === 'string' ? [{ title: body['error'] }] : []
}

/**
 * The failure in an answer. A firewall or a network's sign-in page in between refuses in words of its own: then nothing
 * is known about the caller's rights, and the call may be repeated.
 */
export const failureIn = (status: number, body: unknown): Failure => {
  const problems = problemsOf(body)
  return new Failure(/40[134]/.test(String(status)) && problems.length === 0 ? 502 : status, problems)
}

export const statusOf = (error: unknown): number | undefined => (error instanceof Failure ? error.status : undefined)

/**
 * Nobody knows yet whether the call was carried out: no answer came, the server failed, or it is still working on the
 * first attempt. A retry must be exactly the same call.
 */
export const isOpenEnd = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 0 || error.status >= 500 || error.code === 'idempotency_in_progress')

/** A lost network or a server in trouble may recover; a refusal will not. */
export const mayPass = (error: unknown): boolean => isOpenEnd(error) || statusOf(error) === 429
