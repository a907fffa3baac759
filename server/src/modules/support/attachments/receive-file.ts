import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import type { Tx } from '../../../platform/database/database.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { type Failure, failure } from '../../../platform/failure.ts'
import type { IdentityCall } from '../../../platform/http/call.ts'
import type { FileSink, ReceivedFile } from '../../../platform/http/uploads.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import {
  bytesAtLast,
  bytesOf,
  deleteUnkept,
  describeAttachment,
  findAbandoned,
  giveUpUnkept,
  insertAttachment,
} from './attachment-store.ts'
import { fileNameOf, isImage, mostFileBytes, type Payer, roomMs, roomOf, storedType } from './file-rules.ts'

const tooLarge = () => failure('too_large', { pointer: '/files', meta: { most: mostFileBytes } })
const usedUp = () => failure('files_used_up', { pointer: '/files' })

/** The type of a file is detected from its first bytes. */
const sampleBytes = 4100

/** How many bytes are accepted, and the error for more. */
interface Bound {
  readonly bytes: number
  readonly refusal: () => Failure
}

interface Seen {
  size: number
  readonly hash: Hash
  readonly sample: Buffer[]
}

/**
 * Passes the bytes through as they are requested, counting, hashing and sampling them. Throws the refusal above the
 * limit.
 */
const lookingOn = async function* (content: Readable, most: Bound, seen: Seen): AsyncGenerator<Buffer> {
  for await (const part of content) {
    const chunk = part as Buffer
    if (seen.size < sampleBytes) seen.sample.push(chunk.subarray(0, sampleBytes - seen.size))
    seen.size += chunk.length
    seen.hash.update(chunk)
    if (seen.size > most.bytes) throw most.refusal()
    yield chunk
  }
}

/** The sender of a file. `payer` is whose quota it counts against: nobody's for files of staff. */
export interface Sender {
  readonly tenant: string
  readonly payer: Payer | undefined
}

/** Files newer than this count against a quota. */
export const roomBegins = ({ clock }: Services): Date => new Date(clock.now().getTime() - roomMs)

/** The limit of one more file. */
const boundOf = async (services: Services, tx: Tx, payer: Payer | undefined): Promise<Bound> => {
  const left = payer === undefined ? mostFileBytes : roomOf(payer) - (await bytesOf(tx, payer, roomBegins(services)))
  if (left >= mostFileBytes) return { bytes: mostFileBytes, refusal: tooLarge }
  return { bytes: Math.max(0, left), refusal: usedUp }
}

/** The row is deleted last: if the storage is unreachable and the file remains, the next sweep finds it. */
const remove = async ({ database, blobs }: Services, tenant: string, id: string): Promise<void> => {
  if (!(await database.transaction(tenant, (tx) => giveUpUnkept(tx, id)))) return
  await blobs.delete(`${tenant}/${id}`)
  await database.transaction(tenant, (tx) => deleteUnkept(tx, id))
}

/**
 * Receives a file. It gets a database row before its first byte is written, and is kept by the transaction that
 * attaches it. Until then a refusal, a lost connection or a crash leaves nothing behind for good.
 *
 * Fails with 413 `too_large`, and with 413 `files_used_up` if the quota is used up.
 */
export const putFile =
  (services: Services) =>
  async ({ tenant, payer }: Sender, sentName: string, content: Readable): Promise<ReceivedFile> => {
    const { database, clock, blobs } = services
    const id = makeId(clock)
    const name = fileNameOf(sentName)
    const most = await database.transaction(tenant, async (tx) => {
      await insertAttachment(tx, { id, tenant, ...payer, name, created_at: clock.now() })
      return boundOf(services, tx, payer)
    })
    try {
      const seen: Seen = { size: 0, hash: createHash('sha256'), sample: [] }
      await blobs.put(`${tenant}/${id}`, Readable.from(lookingOn(content, most, seen), { objectMode: false }))
      const { size, hash, sample } = seen
      const type = storedType((await fileTypeFromBuffer(Buffer.concat(sample)))?.mime)
      await database.transaction(tenant, async (tx) => {
        await describeAttachment(tx, id, { size, type, image: isImage(type) })
        // Files that arrive at the same time may each have passed the first check of the quota.
        if (payer !== undefined && (await bytesAtLast(tx, payer, roomBegins(services))) > roomOf(payer)) throw usedUp()
      })
      return { id, name, size, digest: hash.digest('base64url') }
    } catch (error) {
      await remove(services, tenant, id)
      throw error
    }
  }

/** Receives a file of an upload. It counts against the quota of the calling account. */
export const receiveFile =
  (services: Services): FileSink['receive'] =>
  ({ tenant, identity }: IdentityCall, name: string, content: Readable): Promise<ReceivedFile> => {
    const payer = identity.kind === 'bearer' ? { account_id: identity.actor.account_id } : undefined
    return putFile(services)({ tenant, payer }, name, content)
  }

export const discardFiles =
  (services: Services): FileSink['discard'] =>
  async (tenant, files) => {
    for (const { id } of files) await remove(services, tenant, id)
  }

/** No upload takes this long. */
const abandonedMs = 3_600_000

/** Deletes what crashes have left behind. */
export const sweepFiles =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const before = new Date(clock.now().getTime() - abandonedMs)
    const abandoned = await database.read(tenant, (tx) => findAbandoned(tx, before))
    await despiteFailures(abandoned, (id) => remove(services, tenant, id))
  }
