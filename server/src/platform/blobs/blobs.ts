import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { failure } from '../failure.ts'

/**
 * Storage for files under keys that the server generates, such as `<tenant>/<uuid>`. Contents are streamed and never
 * held in memory whole. `get` throws 404 `not_found` if there is no such file.
 */
export interface Blobs {
  put(key: string, content: Readable): Promise<void>
  get(key: string): Promise<Readable>
  /** Whether there is such a file, without reading it. */
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  ping(): Promise<void>
}

const keyShape = /^[a-z0-9-]+\/[a-z0-9-]+$/

const checked = (key: string): string => {
  if (!keyShape.test(key)) throw new RangeError('not a blob key')
  return key
}

/** Flushes the directory entry, so that the file name survives a power failure. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Stores files in a folder of this machine. A file appears under its name only when it is complete, and is flushed to
 * disk before the row that names it is committed.
 */
export const folderBlobs = (folder: string): Blobs => {
  const root = resolve(folder)
  // No key can point here. The folder holds few files, so leftovers of a crash are found quickly.
  const partials = join(root, '.partial')
  const pathOf = (key: string): string => join(root, checked(key))
  const prefixOf = (key: string): string => `${checked(key).replace('/', '.')}.`
  return {
    put: async (key, content) => {
      const path = pathOf(key)
      // Concurrent writes of one key use separate partial files. The last one to finish wins.
      const partial = join(partials, `${prefixOf(key)}${randomUUID()}`)
      const place = dirname(path)
      const isNew = (await mkdir(place, { recursive: true })) !== undefined
      await mkdir(partials, { recursive: true })
      const file = await open(partial, 'w', 0o600)
      try {
        await pipeline(content, file.createWriteStream({ flush: true }))
        await rename(partial, path)
        await syncFolder(place)
        if (isNew) await syncFolder(root)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    get: async (key) => {
      const path = pathOf(key)
      await stat(path).catch(() => Promise.reject(failure('not_found')))
      return createReadStream(path)
    },
    has: async (key) => existsSync(pathOf(key)),
    delete: async (key) => {
      await rm(pathOf(key), { force: true })
      await mkdir(partials, { recursive: true })
      // Also delete what a crash left half written.
      for (const name of await readdir(partials))
        if (name.startsWith(prefixOf(key))) await rm(join(partials, name), { force: true })
    },
    ping: async () => {
      await mkdir(root, { recursive: true })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly access_key_id: string
  readonly secret_access_key: string
}

/** How long each of the three attempts may take to connect and to get an answer. */
interface S3Patience {
  readonly connectMs: number
  readonly answerMs: number
}
const patient: S3Patience = { connectMs: 5_000, answerMs: 60_000 }

/**
 * Calls in progress are limited elsewhere. Requests must not queue here, because the time in the queue would count as a
 * slow store.
 */
const agent = { maxSockets: 500 }

/** Stores files in a bucket of any S3-compatible store. Timeouts keep a store that hangs from blocking callers forever. */
export const s3Blobs = (
  { endpoint, bucket, region, access_key_id, secret_access_key }: S3Settings,
  { connectMs, answerMs }: S3Patience = patient,
): Blobs => {
  const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key }
  const requestHandler = {
    connectionTimeout: connectMs,
    requestTimeout: answerMs,
    throwOnRequestTimeout: true,
    httpAgent: agent,
    httpsAgent: agent,
  }
  const config: S3ClientConfig = { endpoint, region, credentials, requestHandler, forcePathStyle: true }
  const client = new S3Client(config)
  return {
    put: async (key, content) => {
      const { Upload } = await import('@aws-sdk/lib-storage')
      await new Upload({ client, params: { Bucket: bucket, Key: checked(key), Body: content } }).done()
    },
    get: async (key) => {
      const asked = new GetObjectCommand({ Bucket: bucket, Key: checked(key) })
      const { Body } = await client.send(asked).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? failure('not_found') : error
      })
      if (Body === undefined) throw failure('not_found')
      return Body as Readable
    },
    has: async (key) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: checked(key) }))
        return true
      } catch (error) {
        // An answer to HEAD has no body that could say NoSuchKey.
        if (error instanceof NotFound) return false
        throw error
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checked(key) }))
    },
    ping: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}
