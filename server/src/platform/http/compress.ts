import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './caching.ts'

const toGzip = promisify(gzip)

/** Below the size of one packet, compression saves nothing. */
const worthIt = 1_000

/** Takes half the time of the default level, for a tenth more bytes. */
const level = 3

const isJson = (type: unknown): boolean => typeof type === 'string' && type.startsWith('application/json')

/** Whether Accept-Encoding lists gzip with a weight above zero. */
export const takesGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers['accept-encoding'] ?? '')

/** Whether to compress an answer: long JSON, read by GET, and the caller accepts gzip. */
export const leavesCompressed = (request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean => {
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < worthIt) return false
  if (!isJson(reply.getHeader('content-type'))) return false
  varyBy(reply, 'accept-encoding')
  return takesGzip(request)
}

/** Compresses in the thread pool, not on the main thread. */
export const compress = async (reply: FastifyReply, payload: string | Uint8Array): Promise<Buffer> => {
  const bytes = await toGzip(payload, { level })
  reply.header('content-encoding', 'gzip')
  return bytes
}
