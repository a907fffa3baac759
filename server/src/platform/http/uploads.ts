import type { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import type { IdentityCall } from './call.ts'

/** An uploaded file, complete and stored. It belongs to nobody until the use case takes it over. */
export interface ReceivedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  /** A hash of its content, to compare repeated requests. */
  readonly digest: string
}

/** Stores the files of a call while they arrive. Contents are streamed and never held in memory whole. */
export interface FileSink {
  /** Throws 413 `too_large` beyond the caller's limit. After any error, nothing of the file remains. */
  receive(call: IdentityCall, name: string, content: Readable): Promise<ReceivedFile>
  /** Deletes files that no use case has taken over. */
  discard(tenant: string, files: readonly ReceivedFile[]): Promise<void>
}

/**
 * Enough for the largest set of files in one message at 1 Mbit/s. A connection that sends nothing for half a minute is
 * closed in any case.
 */
export const uploadMs = 1_800_000

const mostFiles = 10
/** For one text field, in bytes: a hundred thousand characters of any kind. */
const fieldBytes = 400_000

export const takeMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    // The sink counts the bytes of each file and gives our own error.
    limits: {
      fileSize: Number.POSITIVE_INFINITY,
      fields: 20,
      fieldSize: fieldBytes,
      fieldNameSize: 100,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  })
}

/** Called before the body is read. */
export const isMultipart = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')

interface Upload {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

/** Reads the rest of the body, so that a client that is still sending receives the answer. */
const letRun = (request: FastifyRequest): void => {
  request.raw.unpipe()
  request.raw.resume()
}

/** A malformed or truncated multipart body is the caller's error. The library's own errors already have a status code. */
const callersMistake = (error: Error): Error => ('statusCode' in error ? error : failure('bad_request'))

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()
  for (;;) {
    const { value, done } = await parts.next().catch((error: Error) => {
      throw callersMistake(error)
    })
    if (done === true) return
    yield value
  }
}

/**
 * The file's stream reports a truncated body in one of two ways: if the body ended before the stream was read, in its
 * `errored` property; if it ends later, only by an `error` event.
 */
const receiveFile = async (part: MultipartFile, call: IdentityCall, sink: FileSink): Promise<ReceivedFile> => {
  let broken: Error | undefined
  part.file.once('error', (error: Error) => {
    broken = error
  })
  return sink.receive(call, part.filename, part.file).catch((error: Error) => {
    throw error === broken || error === part.file.errored ? callersMistake(error) : error
  })
}

/** Reads the fields and files of a multipart body in order. If one is rejected, the files before it are deleted. */
export const receiveUpload = async (request: FastifyRequest, call: IdentityCall, sink: FileSink): Promise<Upload> => {
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'file') {
        if (part.fieldname !== 'files[]' && part.fieldname !== 'files')
          throw failure('unknown_field', { pointer: `/${part.fieldname}` })
        if (files.length === mostFiles) throw failure('invalid', { pointer: '/files', meta: { most: mostFiles } })
        files.push(await receiveFile(part, call, sink))
      } else {
        if (part.valueTruncated) throw failure('too_large', { pointer: `/${part.fieldname}` })
        if (Object.hasOwn(fields, part.fieldname)) throw failure('bad_request', { pointer: `/${part.fieldname}` })
        fields[part.fieldname] = String(part.value)
      }
    }
    return { fields, files }
  } catch (error) {
    letRun(request)
    await sink.discard(call.tenant, files)
    throw error
  }
}
