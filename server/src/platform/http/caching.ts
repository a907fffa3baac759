import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A strong validator: the same bytes, the same tag, and another one where they leave compressed. */
export const tagOf = (payload: Uint8Array, isCompressed: boolean): string =>
  `"${hash('sha1', payload, 'base64url')}${isCompressed ? '-gzip' : ''}"`

/** Says that the answer depends on this header of the request, too. */
export const varyBy = (reply: FastifyReply, header: string): FastifyReply => {
  const named = String(reply.getHeader('vary') ?? '')
  const all = new Set([...named.split(', '), header].filter((name) => name !== ''))
  return reply.header('vary', [...all].join(', '))
}

/** If-None-Match (RFC 9110, section 13.1.2): a list, compared weakly, since proxies that compress weaken our tags. */
export const knows = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag)

const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('etag', tag).header('cache-control', 'private, no-cache')

/** For an answer that need not be made to know that it is the same. */
export const sendUnchanged = (reply: FastifyReply, tag: string): FastifyReply => tagged(reply, tag).code(304).send()

interface Rules {
  readonly polled: boolean
  readonly isCompressed: boolean
}

/** No cache keeps an answer. One that pages poll carries a tag, and is 304 without a body where the caller has it already. */
export const cacheRules = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { polled, isCompressed }: Rules,
): unknown => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (!polled || reply.statusCode !== 200 || typeof payload !== 'string') return payload
  // Encoded once, for the tag and for the wire.
  const bytes = Buffer.from(payload)
  const tag = tagOf(bytes, isCompressed)
  tagged(reply, tag)
  if (!knows(request.headers['if-none-match'] ?? '', tag)) return bytes
  reply.code(304)
  return ''
}
