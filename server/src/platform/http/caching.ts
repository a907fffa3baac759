import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A strong validator: the same bytes have the same tag, and the compressed form has a different one. */
export const tagOf = (payload: Uint8Array, isCompressed: boolean): string =>
  `"${hash('sha1', payload, 'base64url')}${isCompressed ? '-gzip' : ''}"`

/** Adds a request header to `Vary`. */
export const varyBy = (reply: FastifyReply, header: string): FastifyReply => {
  const named = String(reply.getHeader('vary') ?? '')
  const all = new Set([...named.split(', '), header].filter((name) => name !== ''))
  return reply.header('vary', [...all].join(', '))
}

/** Evaluates If-None-Match (RFC 9110, section 13.1.2): a list, compared weakly, because proxies that compress weaken our tags. */
export const knows = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag)

const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('etag', tag).header('cache-control', 'private, no-cache')

/** Sends 304 for an answer that is known to be unchanged without generating it. */
export const sendUnchanged = (reply: FastifyReply, tag: string): FastifyReply => tagged(reply, tag).code(304).send()

interface Rules {
  readonly polled: boolean
  readonly isCompressed: boolean
}

/**
 * Answers are not stored by caches. Polled answers carry an entity tag; if the caller already has the answer, it gets
 * 304 without a body.
 */
export const cacheRules = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { polled, isCompressed }: Rules,
): unknown => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (!polled || reply.statusCode !== 200 || typeof payload !== 'string') return payload
  // Encoded once, for both the tag and the answer.
  const bytes = Buffer.from(payload)
  const tag = tagOf(bytes, isCompressed)
  tagged(reply, tag)
  if (!knows(request.headers['if-none-match'] ?? '', tag)) return bytes
  reply.code(304)
  return ''
}
