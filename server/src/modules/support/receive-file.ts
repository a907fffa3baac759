import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { despiteFailures } from '../../platform/despite-failures.ts'
import { failure } from '../../platform/failure.ts'
import type { IdentityCall } from '../../platform/http/call.ts'
import type { FileSink, ReceivedFile } from '../../platform/http/uploads.ts'
import { makeId } from '../../platform/ids.ts'
import {
  bytesAtLast,
  bytesOf,
  deleteUnkept,
  describeAttachment,
  findAbandoned,
  giveUpUnkept,
  insertAttachment,
} from './attachment-store.ts'
import { fileNameOf, isImage, mostFileBytes, quotaBytes, storedType } from './file-rules.ts'
import type { Services } from './services.ts'

const overQuota = { pointer: '/files', meta: { most: quotaBytes } } as const

/** What tells a file's type stands at its beginning. */
const sampleBytes = 4100

interface Seen {
  size: number
  readonly hash: Hash
  readonly sample: Buffer[]
}

/** Hands the bytes on, from the moment on at which they are asked for, while it counts and looks at them; refuses the one too many. */
const lookingOn = async function* (content: Readable, most: number, seen: Seen): AsyncGenerator<Buffer> {
  for await (const part of content) {
    const chunk = part as Buffer
    if (seen.size < sampleBytes) seen.sample.push(chunk.subarray(0, sampleBytes - seen.size))
    seen.size += chunk.length
    seen.hash.update(chunk)
    if (seen.size > most) throw failure('too_large', { pointer: '/files', meta: { most } })
    yield chunk
  }
}

/** Who sends a file, and whose quota it counts against; nobody's for files of staff. */
interface Sender {
  readonly tenant: string
  readonly account_id: string | null
}

/** The database forgets it last: what a storage that is away could not delete is found by the next sweep. */
const remove = async ({ database, blobs }: Services, tenant: string, id: string): Promise<void> => {
  if (!(await database.transaction(tenant, (tx) => giveUpUnkept(tx, id)))) return
  await blobs.delete(`${tenant}/${id}`)
  await database.transaction(tenant, (tx) => deleteUnkept(tx, id))
}

/**
 * A file is known to the database before its first byte is written, and kept by the transaction that attaches it. In between it can be
 * given up at any moment, by a refusal, a broken connection or a crash, and nothing of it stays.
 */
export const putFile =
  (services: Services) =>
  async ({ tenant, account_id }: Sender, sentName: string, content: Readable): Promise<ReceivedFile> => {
    const { database, clock, blobs } = services
    const id = makeId(clock)
    const name = fileNameOf(sentName)
    const used = await database.transaction(tenant, async (tx) => {
      await insertAttachment(tx, { id, tenant, account_id, name, created_at: clock.now() })
      return account_id === null ? 0 : bytesOf(tx, account_id)
    })
    try {
      const seen: Seen = { size: 0, hash: createHash('sha256'), sample: [] }
      const most = Math.min(mostFileBytes, Math.max(0, quotaBytes - used))
      await blobs.put(`${tenant}/${id}`, Readable.from(lookingOn(content, most, seen), { objectMode: false }))
      const { size, hash, sample } = seen
      const type = storedType((await fileTypeFromBuffer(Buffer.concat(sample)))?.mime)
      await database.transaction(tenant, async (tx) => {
        await describeAttachment(tx, id, { size, type, image: isImage(type) })
        // Of many that arrive at once, each was let in when there was still room for it.
        if (account_id !== null && (await bytesAtLast(tx, account_id)) > quotaBytes)
          throw failure('too_large', overQuota)
      })
      return { id, name, size, digest: hash.digest('base64url') }
    } catch (error) {
      await remove(services, tenant, id)
      throw error
    }
  }

/** Files of a call: they count against the quota of the account that sends them. */
export const receiveFile =
  (services: Services): FileSink['receive'] =>
  ({ tenant, identity }: IdentityCall, name: string, content: Readable): Promise<ReceivedFile> => {
    const account_id = identity.kind === 'bearer' ? identity.actor.account_id : null
    return putFile(services)({ tenant, account_id }, name, content)
  }

export const discardFiles =
  (services: Services): FileSink['discard'] =>
  async (tenant, files) => {
    for (const { id } of files) await remove(services, tenant, id)
  }

/** No upload takes as long. */
const abandonedMs = 3_600_000

/** What crashes have left behind. */
export const sweepFiles =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const before = new Date(clock.now().getTime() - abandonedMs)
    const abandoned = await database.read(tenant, (tx) => findAbandoned(tx, before))
    await despiteFailures(abandoned, (id) => remove(services, tenant, id))
  }
