import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashSecret } from '../ids.ts'
import { callOf } from './call-of.ts'
import type { ActorCall } from './call.ts'
import { type HeldKey, idempotencyKeyOf, type IdempotencyStore } from './idempotency.ts'
import type { Identified, Resolvers } from './identify.ts'

interface KeyServices extends Pick<Resolvers, 'readmit'> {
  readonly idempotency: IdempotencyStore
}

/**
 * Callers who are not signed in are told apart by the Session header of their browser. It is hashed, because it may
 * have any length and must not coincide with somebody's id.
 */
export const callerOf = ({ identity }: Identified, request: FastifyRequest): string => {
  if (identity.kind === 'bearer') return identity.actor.account_id
  if (identity.kind === 'operator') return identity.operator.id
  return hashSecret(String(request.headers['session'] ?? request.ip)).toString('base64url')
}

/** Operators often use a shell or small programs, so they need no Idempotency-Key. If they send one, it applies. */
export const needsKey = ({ auth }: EndpointDescription, request: FastifyRequest): boolean =>
  !auth.includes('operator') || request.headers['idempotency-key'] !== undefined

/**
 * Replays the stored answer of the same request, or takes the key for this run; if the caller may still see what earlier runs have seen.
 */
export const answerOnce =
  (endpoint: EndpointDescription, { idempotency, readmit }: KeyServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { identified } = request
    if (identified === null) throw new Error('unreachable: onRequest identifies')
    if (!needsKey(endpoint, request)) return
    const begun = await idempotency.begin({
      tenant: identified.tenant.key,
      caller: callerOf(identified, request),
      key: idempotencyKeyOf(request),
      fingerprint: idempotency.fingerprintOf(request),
    })
    const { admissions } = begun
    try {
      if (admissions.length > 0) await readmit(callOf(request, identified) as ActorCall, admissions)
    } catch (refusal) {
      if (!('status' in begun)) await idempotency.release(begun)
      throw refusal
    }
    if ('status' in begun) await replay(reply, begun.status, begun.body)
    else request.idempotency = begun
  }

const replay = (reply: FastifyReply, status: number, body: string | null): FastifyReply => {
  reply.code(status).header('idempotency-replayed', 'true')
  if (body === null) return reply.send()
  // The stored text is already serialized and is sent unchanged.
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

export const remember = async (
  store: IdempotencyStore,
  held: HeldKey,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> => {
  const status = reply.statusCode
  // A temporary error is not stored: the client will retry with the same key.
  await (status >= 500 || reply.hasHeader('retry-after')
    ? store.release(held)
    : store.finish(held, { status, body: typeof payload === 'string' && payload !== '' ? payload : null }))
}
