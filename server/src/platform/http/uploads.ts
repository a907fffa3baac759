import type { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import type { IdentityCall } from './call.ts'

/** A file of the request that is being served, whole and put away; nobody owns it until the use case keeps it. */
export interface ReceivedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  /** Of its content, so that a repeated request can be told from another one. */
  readonly digest: string
}

/** Where the files of a call go while they arrive. Contents are streamed, never held whole. */
export interface FileSink {
  /** 413 `too_large` beyond what the caller may send; whatever goes wrong, nothing of the file stays. */
  receive(call: IdentityCall, name: string, content: Readable): Promise<ReceivedFile>
  /** Takes back what no use case has kept. */
  discard(tenant: string, files: readonly ReceivedFile[]): Promise<void>
}

/** As many files as a message takes, over a line of 1 Mbit/s. A connection that says nothing for half a minute is closed all the same. */
export const uploadMs = 1_800_000

const mostFiles = 10
/** Of one text field, in bytes: a hundred thousand characters, whatever they are. */
const fieldBytes = 400_000

export const takeMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    // A sink counts the bytes of each file itself, and says so in our own words.
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

/** Asked before anything is read. */
export const isMultipart = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')

interface Upload {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

/** Reads on to the end, so that whoever is still sending gets to hear the answer. */
const letRun = (request: FastifyRequest): void => {
  request.raw.unpipe()
  request.raw.resume()
}

/** What is no multipart, or ends before it should, is the caller's mistake; the library's own refusals say so themselves. */
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

/** Of the body's early end a file is told: before it is read, and then its stream remembers it; or later, and then it does not. */
const receiveFile = async (part: MultipartFile, call: IdentityCall, sink: FileSink): Promise<ReceivedFile> => {
  let broken: Error | undefined
  part.file.once('error', (error: Error) => {
    broken = error
  })
  return sink.receive(call, part.filename, part.file).catch((error: Error) => {
    throw error === broken || error === part.file.errored ? callersMistake(error) : error
  })
}

/** The fields and files of a multipart body, one after the other. Where one is refused, those before it are taken back. */
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
