import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../blobs.ts'

/** An in-memory bucket store over HTTP. */
export interface S3StandIn {
  readonly settings: S3Settings
  /** Complete objects, by path. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Multipart uploads that were started and neither completed nor aborted. */
  readonly begun: ReadonlyMap<string, ReadonlyMap<number, Buffer>>
  /** Breaks the connection in the middle of the next download. */
  loseLine(): void
  /** Whether deletes succeed; if not, they get 503. */
  letDelete(isLet: boolean): void
  close(): void
}

/** The SDK sends unsigned chunks with a trailing checksum: `<size>\r\n<bytes>\r\n` over and over, then `0\r\n…`. */
const unchunked = (body: Buffer): Buffer => {
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length;) {
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

interface Bucket {
  readonly objects: Map<string, Buffer>
  readonly begun: Map<string, Map<number, Buffer>>
  losesLine: boolean
  deletes: boolean
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
}

const xml = { 'content-type': 'application/xml' }

/** Handles one part of a multipart upload, or its completion or abortion. */
const answerPart = async (
  { objects, begun }: Bucket,
  { request, response, url }: Asked,
  id: string,
): Promise<ServerResponse> => {
  const parts = begun.get(id)
  if (parts === undefined) return response.writeHead(404).end()
  if (request.method === 'PUT') {
    const number = Number(url.searchParams.get('partNumber'))
    parts.set(number, await contentOf(request))
    return response.writeHead(200, { etag: `"${number}"` }).end()
  }
  begun.delete(id)
  if (request.method === 'DELETE') return response.writeHead(204).end()
  const inOrder = [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)
  objects.set(url.pathname, Buffer.concat(inOrder))
  const done = '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>'
  return response.writeHead(200, xml).end(done)
}

const beginUpload = ({ begun }: Bucket, { response }: Asked): ServerResponse => {
  const id = randomUUID()
  begun.set(id, new Map())
  const said = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
  return response.writeHead(200, xml).end(said)
}

const answerObject = async (bucket: Bucket, { request, response, url }: Asked): Promise<ServerResponse> => {
  const { objects } = bucket
  const { pathname: path } = url
  if (request.method === 'PUT') {
    objects.set(path, await contentOf(request))
    return response.writeHead(200, { etag: '"1"' }).end()
  }
  if (request.method === 'DELETE') {
    if (!bucket.deletes) return response.writeHead(503).end()
    objects.delete(path)
    return response.writeHead(204).end()
  }
  if (request.method === 'HEAD') {
    const isBucket = path.split('/').filter((name) => name !== '').length === 1
    return response.writeHead(isBucket || objects.has(path) ? 200 : 404).end()
  }
  const found = objects.get(path)
  if (found === undefined) return response.writeHead(404, xml).end('<Error><Code>NoSuchKey</Code></Error>')
  response.writeHead(200, { 'content-length': found.length })
  if (!bucket.losesLine) return response.end(found)
  bucket.losesLine = false
  response.write(found.subarray(0, found.length / 2), () => response.destroy())
  return response
}

const answer = async (bucket: Bucket, asked: Asked): Promise<ServerResponse> => {
  const { request, response, url } = asked
  if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) return response.writeHead(403).end()
  const id = url.searchParams.get('uploadId')
  if (id !== null) return answerPart(bucket, asked, id)
  return request.method === 'POST' ? beginUpload(bucket, asked) : answerObject(bucket, asked)
}

/** Speaks the part of the protocol that Foyer needs: put, get, delete and head of path-style objects, and multipart uploads. */
export const startS3 = async (): Promise<S3StandIn> => {
  const bucket: Bucket = { objects: new Map(), begun: new Map(), losesLine: false, deletes: true }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://s3')
    // A client that disconnects half way needs no answer.
    answer(bucket, { request, response, url }).catch(() => response.destroy())
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
    objects: bucket.objects,
    begun: bucket.begun,
    loseLine: () => {
      bucket.losesLine = true
    },
    letDelete: (isLet) => {
      bucket.deletes = isLet
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
