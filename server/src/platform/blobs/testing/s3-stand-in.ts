import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../blobs.ts'

/** A bucket store over HTTP that keeps everything in memory. */
export interface S3StandIn {
  readonly settings: S3Settings
  /** Whole objects, by path. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Uploads in parts that were begun and neither completed nor aborted. */
  readonly begun: ReadonlyMap<string, ReadonlyMap<number, Buffer>>
  close(): void
}

/** The SDK sends unsigned chunks with a trailing checksum: `<size>\r\n<bytes>\r\n` over and over, then `0\r\n…`. */
const unchunked = (body: Buffer): Buffer => {
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (size === 0) break
    chunks.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(chunks)
}

const contentOf = async (request: IncomingMessage): Promise<Buffer> => {
  const body = await buffer(request)
  return request.headers['content-encoding'] === 'aws-chunked' ? unchunked(body) : body
}

type Parts = Map<number, Buffer>

/** As much of the protocol as a store of whole objects speaks: put, get, delete and head of a bucket, by path, and uploads in parts. */
export const startS3 = async (): Promise<S3StandIn> => {
  const objects = new Map<string, Buffer>()
  const begun = new Map<string, Parts>()
  let uploads = 0

  const answerPart = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    id: string,
  ): Promise<unknown> => {
    const parts = begun.get(id)
    if (parts === undefined) return response.writeHead(404).end()
    if (request.method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), await contentOf(request))
      return response.writeHead(200, { etag: `"${url.searchParams.get('partNumber')}"` }).end()
    }
    begun.delete(id)
    if (request.method === 'DELETE') return response.writeHead(204).end()
    const inOrder = [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)
    objects.set(url.pathname, Buffer.concat(inOrder))
    const done = `<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>`
    return response.writeHead(200, { 'content-type': 'application/xml' }).end(done)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '', 'http://s3')
    const { pathname: path, searchParams } = url
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) return response.writeHead(403).end()
    const id = searchParams.get('uploadId')
    if (id !== null) return answerPart(request, response, url, id)
    if (request.method === 'POST') {
      uploads += 1
      begun.set(String(uploads), new Map())
      const xml = `<InitiateMultipartUploadResult><UploadId>${uploads}</UploadId></InitiateMultipartUploadResult>`
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
    }
    if (request.method === 'PUT') {
      objects.set(path, await contentOf(request))
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

  const server = createServer((request, response) => {
    // Whoever breaks off half way is owed no answer.
    answer(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'foyer',
      region: 'eu-north-1',
      access_key_id: 'id',
      secret_access_key: 'secret',
    },
    objects,
    begun,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
