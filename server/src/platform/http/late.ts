import type { FastifyReply } from 'fastify'
import { failureOf, isPassing, presentFailure } from './errors.ts'
import type { FileAnswer } from './file-answer.ts'
import type { IdempotencyStore, StoredAnswer } from './idempotency.ts'
import type { Owed } from './progress.ts'
import type { Answer } from './route.ts'
import type { FileSink } from './uploads.ts'

/** The outcome of a use case whose caller has already been told to retry. */
export type Late = { readonly answer: Answer | FileAnswer } | { readonly error: unknown }

/** The answer to store under the idempotency key; null for a temporary error, after which the key can be tried again. */
const rememberedOf = (reply: FastifyReply, late: Late): StoredAnswer | null => {
  if ('answer' in late) {
    const { answer } = late
    if ('content' in answer) return null
    const { status, body } = answer
    if (body === undefined) return { status, body: null }
    // Every body of the contract is an object with a serializer for its schema.
    const written: unknown = reply.serializeInput(body as Record<string, unknown>, String(status))
    return { status, body: String(written) }
  }
  const refusal = failureOf(late.error)
  if (isPassing(refusal)) return null
  const { locale, id } = reply.request
  return { status: refusal.status, body: JSON.stringify(presentFailure(refusal, locale, id)) }
}

/**
 * Finishes a call whose use case ended after its timeout. Nobody waits for the answer, but a retry with the same key
 * can get it.
 */
export const settleLate = async (
  reply: FastifyReply,
  late: Late,
  { idempotency: held, received }: Owed,
  { idempotency, sink }: { readonly idempotency: IdempotencyStore; readonly sink: FileSink | undefined },
): Promise<void> => {
  const { log, identified } = reply.request
  try {
    log.warn(
      { req: reply.request, ...('error' in late && { err: late.error }) },
      'a use case ended after its caller had been told to come back',
    )
    if ('answer' in late && 'content' in late.answer) late.answer.content.destroy()
    // A repetition may have sent again what an earlier run has kept.
    const isSpare = 'error' in late || (held !== null && held.steps.length > 0)
    if (isSpare && received.length > 0) await sink?.discard(identified?.tenant.key ?? '', received)
    if (held === null) return
    const remembered = rememberedOf(reply, late)
    await (remembered === null ? idempotency.release(held) : idempotency.finish(held, remembered))
  } catch (error) {
    // Periodic sweeps release what is left, as after a crash.
    log.error({ err: error, req: reply.request }, 'a late answer could not be kept')
  }
}
