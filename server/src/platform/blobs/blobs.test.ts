import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Blobs, folderBlobs, s3Blobs } from './blobs.ts'

/** As much of the S3 protocol as a store of whole objects speaks: put, get, delete and head of a bucket, by path. */
const startS3 = async (): Promise<{ server: Server; url: string }> => {
  const objects = new Map<string, Buffer>()
  const bodyOf = async (request: IncomingMessage): Promise<Buffer> =>
    Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
  /** The SDK sends unsigned chunks with a trailing checksum: `<size>\r\n<bytes>\r\n0\r\n…`. */
  const unchunked = (body: Buffer): Buffer => {
    const end = body.indexOf('\r\n')
    const size = Number.parseInt(body.subarray(0, end).toString(), 16)
    return body.subarray(end + 2, end + 2 + size)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const path = new URL(request.url ?? '', 'http://s3').pathname
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) return response.writeHead(403).end()
    if (request.method === 'PUT') {
      const body = await bodyOf(request)
      objects.set(path, request.headers['content-encoding'] === 'aws-chunked' ? unchunked(body) : body)
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    if (request.method === 'HEAD') return response.writeHead(200).end()
    const found = objects.get(path)
    if (found === undefined)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'content-length': found.length }).end(found)
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
const stores: Record<string, Blobs> = {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-blobs-'))
  s3 = await startS3()
  stores['folder'] = folderBlobs(folder)
  stores['S3'] = s3Blobs({
    endpoint: s3.url,
    bucket: 'foyer',
    region: 'eu-north-1',
    access_key_id: 'id',
    secret_access_key: 'secret',
  })
})
afterAll(() => {
  s3.server.close()
  rmSync(folder, { recursive: true })
})

describe.each(['folder', 'S3'])('blobs in a %s', (kind) => {
  const store = (): Blobs => {
    const found = stores[kind]
    if (found === undefined) throw new Error(`no store ${kind}`)
    return found
  }

  it('come back as they were put, and are gone when deleted', async () => {
    await store().ping()
    await store().put('aurora/one', Readable.from([Buffer.from('first '), Buffer.from('second')]))
    expect(await text(await store().get('aurora/one'))).toBe('first second')
    await store().delete('aurora/one')
    await expect(store().get('aurora/one')).rejects.toThrow()
  })

  it('refuse a key that could leave their place', async () => {
    await expect(async () => store().put('../outside', Readable.from(['x']))).rejects.toThrow('not a blob key')
    await expect(async () => store().get('aurora/../../etc')).rejects.toThrow('not a blob key')
  })
})

describe('an upload that breaks', () => {
  it('leaves nothing on disk', async () => {
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(1000))
        this.destroy(new Error('the connection was lost'))
      },
    })
    await expect(folderBlobs(folder).put('aurora/broken', broken)).rejects.toThrow('the connection was lost')
    expect(readdirSync(join(folder, 'aurora'))).toEqual([])
  })
})
