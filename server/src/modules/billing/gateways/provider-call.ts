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
  | { readonly kind: 'refused' }
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
  refused: 'it refuses our keys, or calls from this address',
  not_made: 'it takes no calls at the moment',
  silent: 'it does not answer',
} as const

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
    if ([400, 401, 403, 404, 422, 429].includes(response.status)) {
      await response.body?.cancel()
      if (keysRefused.has(response.status)) line.noteRefusedKeys(response.status)
      return { kind: response.status === 429 ? 'not_made' : 'refused' }
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
