import type { Readable } from 'node:stream'
import { createGunzip, createInflate } from 'node:zlib'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'

/** Bodies that are processed while they arrive, so that their size does not matter for memory. */

type StreamDescription = NonNullable<EndpointDescription['stream']>

/** Leaves the bodies of these calls to their use cases. */
export const leaveBodiesUnread = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload))
}

const unpackers = { identity: null, gzip: createGunzip, deflate: createInflate } as const

const isEncoding = (name: string): name is keyof typeof unpackers => Object.hasOwn(unpackers, name)

const unpacked = (raw: Readable, encoding: keyof typeof unpackers): Readable => {
  const unpacker = unpackers[encoding]?.()
  if (unpacker === undefined) return raw
  raw.on('error', (error) => unpacker.destroy(error))
  return raw.pipe(unpacker)
}

/** Reads nothing, and so cannot fail, before the first bytes are requested. */
async function* within(raw: Readable, encoding: keyof typeof unpackers, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of unpacked(raw, encoding).iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Uint8Array).length
      if (bytes > maxBytes) throw failure('too_large')
      yield chunk as Uint8Array
    }
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw failure('bad_request')
    throw error
  } finally {
    // Lets the client finish sending; otherwise it would never read the error.
    raw.unpipe()
    raw.resume()
  }
}

/** The decompressed bytes of a call's body. Throws 413 `too_large` beyond the size that the endpoint allows. */
export const openStream = (
  { raw, headers }: FastifyRequest,
  { types, maxBytes }: StreamDescription,
): AsyncIterable<Uint8Array> => {
  const [type = ''] = (headers['content-type'] ?? types[0] ?? '').split(';', 1)
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase()
  if (!types.includes(type.trim().toLowerCase()) || !isEncoding(encoding)) throw failure('unsupported_media_type')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw failure('too_large')
  return within(raw, encoding, maxBytes)
}
