import type * as z from 'zod'
import { type CircuitBreaker, CircuitOpen } from './circuit-breaker.ts'

/** How long a customer waits for the answer. Anything unknown by then is settled in the background. */
export const callMs = 7_000

export interface ProviderRequest {
  readonly line: CircuitBreaker
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The result of a call: an answer; `refused` (the provider rejects the call: nothing has happened, nor will); `not_made` (the provider
 * was busy or not called: nothing has happened yet); or `silent` (no usable answer: anything may have happened).
 */
export type Said<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'not_made' }
  | { readonly kind: 'silent' }

/** The reasons that staff see for an unfinished refund. */
export const notAsked = {
  refused: { reason: 'the call was refused' },
  not_made: { reason: 'the provider could not be asked; try again later' },
} as const

/** What a provider answers to a wrong key, or to a caller that it does not let in. */
export const keysRefused: ReadonlySet<number> = new Set([401, 403])

/** What is wrong where a call only asks whether the keys are accepted. */
export const troubles = {
  not_made: 'it takes no calls at the moment',
  silent: 'it does not answer',
  failed: 'it answers that the call failed',
} as const

/** The same by the status of a refusal, which is not always about the keys. */
export const refusedWith = (status: number): string =>
  keysRefused.has(status) ? 'it refuses our keys, or calls from this address' : `it refuses the call with ${status}`

/** The same of any call without an answer. */
export const troubleOf = (said: Exclude<Said<unknown>, { readonly kind: 'answer' }>): string =>
  said.kind === 'refused' ? refusedWith(said.status) : troubles[said.kind]

const say = async <S extends z.ZodType>(
  { line, url, body, headers }: ProviderRequest,
  schema: S,
): Promise<Said<z.output<S>>> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(callMs),
    })
    const { status } = response
    if ([400, 401, 403, 404, 422, 429].includes(status)) {
      await response.body?.cancel()
      if (keysRefused.has(status)) line.noteRefusedKeys(status)
      return status === 429 ? { kind: 'not_made' } : { kind: 'refused', status }
    }
    if (!response.ok) return { kind: 'silent' }
    const parsed = schema.safeParse(await response.json())
    return parsed.success ? { kind: 'answer', answer: parsed.data } : { kind: 'silent' }
  } catch {
    return { kind: 'silent' }
  }
}

/** Makes one call, which is never repeated and never throws. Redirects are not followed, since no provider's API uses them. */
export const callProvider = async <S extends z.ZodType>(
  request: ProviderRequest,
  schema: S,
): Promise<Said<z.output<S>>> => {
  try {
    return await request.line.call(
      () => say(request, schema),
      ({ kind }) => kind === 'silent',
    )
  } catch (error) {
    if (error instanceof CircuitOpen) return { kind: 'not_made' }
    throw error
  }
}
