import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { Failure, failure } from '../../../platform/failure.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { createSemaphore } from '../../../platform/semaphore.ts'
import type { Services } from '../services.ts'
import { type AttachmentRow, findAttachment } from './attachment-store.ts'

// One thread per picture and no cache: no result is needed twice.
sharp.concurrency(1)
sharp.cache(false)

const sidePx = 480
/** A small file can declare dimensions that take gigabytes to decode. */
const mostPixels = 50_000_000
const secondsToDraw = 10

/** Two at a time, so that drawing does not starve requests. The queue has room for more than one page shows. */
const turns = createSemaphore({ atOnce: 2, waiting: 100, patienceMs: 20_000, refusal: 'unavailable' })

/**
 * Opens the file only when its turn comes, and reads it whole: an idle connection to the storage would be dropped in
 * the queue.
 */
const draw = (open: () => Promise<Readable>): Promise<Buffer> =>
  turns.during(async () => {
    const picture = sharp(await buffer(await open()), {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated: false,
    })
      .timeout({ seconds: secondsToDraw })
      .rotate()
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      // Encoded anew, so that no metadata of the file is passed on.
      .webp({ quality: 78 })
    return picture.toBuffer().catch(() => {
      throw failure('not_found')
    })
  })

/** Where the preview is stored. */
export const previewKeyOf = (tenant: string, id: string): string => `${tenant}/${id}-small`

/**
 * Drawn on the first request, and stored beside the file. Fails with 404 if the picture cannot be drawn, and with 503
 * `unavailable` if too many are waiting.
 */
export const drawPreview = async (
  { blobs, database }: Services,
  { id, tenant, name }: AttachmentRow,
): Promise<FileAnswer> => {
  const key = previewKeyOf(tenant, id)
  const kept = await blobs.get(key).then(buffer, (error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (kept !== undefined) return answerOf(name, kept)
  const drawn = await draw(() => blobs.get(`${tenant}/${id}`))
  await blobs.put(key, Readable.from(drawn))
  // The file may have been removed while it was drawn, and what it left in the store deleted before this was put there.
  if ((await database.read(tenant, (tx) => findAttachment(tx, id))) === undefined) {
    await blobs.delete(key)
    throw failure('not_found')
  }
  return answerOf(name, drawn)
}

const answerOf = (name: string, picture: Buffer): FileAnswer => ({
  name: `${name}.webp`,
  type: 'image/webp',
  size: picture.length,
  content: Readable.from(picture),
})
