import type { Readable } from 'node:stream'
import { createGunzip, createInflate } from 'node:zlib'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'

/** Bodies that are read while they arrive, so that their size is nobody's memory. */

type StreamDescription = NonNullable<EndpointDescription['stream']>

/** What these calls are sent is theirs to read. */
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

/** Nothing is read, and so nothing can break, before somebody asks for the first bytes. */
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
    // Whoever still sends is let finish, or it would never read why it was refused.
    raw.unpipe()
    raw.resume()
  }
}

/** The unpacked bytes of a call's body, no more than its description allows. */
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
