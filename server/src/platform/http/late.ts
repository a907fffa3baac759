import type { FastifyReply } from 'fastify'
import { failureOf, presentFailure } from './errors.ts'
import type { FileAnswer } from './file-answer.ts'
import type { IdempotencyStore, StoredAnswer } from './idempotency.ts'
import type { Owed } from './progress.ts'
import type { Answer } from './route.ts'
import type { FileSink } from './uploads.ts'

/** What a use case came to after its caller had been told to come back. */
export type Late = { readonly answer: Answer | FileAnswer } | { readonly error: unknown }

/** What is told to whoever comes with the same key; null for "not now", after which the key may try again. */
const rememberedOf = (reply: FastifyReply, late: Late): StoredAnswer | null => {
  if ('answer' in late) {
    const { answer } = late
    if ('content' in answer) return null
    const { status, body } = answer
    if (body === undefined) return { status, body: null }
    // Every body of the contract is an object, written by its schema.
    const written: unknown = reply.serializeInput(body as Record<string, unknown>, String(status))
    return { status, body: String(written) }
  }
  const refusal = failureOf(late.error)
  if (refusal.status >= 500 || refusal.entries[0]?.meta?.['retry_after'] !== undefined) return null
  const { locale, id } = reply.request
  return { status: refusal.status, body: JSON.stringify(presentFailure(refusal, locale, id)) }
}

/** Settles what a call owes once its use case has ended after all: nobody waits for the answer, but the same wish may come again. */
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
    if ('error' in late && received.length > 0) await sink?.discard(identified?.tenant.key ?? '', received)
    if (held === null) return
    const remembered = rememberedOf(reply, late)
    await (remembered === null ? idempotency.forget(held) : idempotency.finish(held, remembered))
  } catch (error) {
    // Whatever is owed is taken back by sweeps, as after a crash.
    log.error({ err: error, req: reply.request }, 'a late answer could not be kept')
  }
}
