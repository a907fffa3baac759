import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { Failure, failure } from '../../platform/failure.ts'
import type { FileAnswer } from '../../platform/http/file-answer.ts'
import { createTurns } from '../../platform/turns.ts'
import type { AttachmentRow } from './attachment-store.ts'
import type { Services } from './services.ts'

// Each picture takes a core and its pixels in memory; nothing of it is wanted a second time.
sharp.concurrency(1)
sharp.cache(false)

const sidePx = 480
/** A small file can claim to be a picture of gigabytes. */
const mostPixels = 50_000_000
const secondsToDraw = 10

/** Two at a time, the others in line, as many as a page shows and more: drawing may not starve the calls. */
const turns = createTurns({ atOnce: 2, waiting: 100, patienceMs: 20_000, refusal: 'unavailable' })

/** Read whole, which drawing does anyway, and not before its turn: a line to the storage that waits unread is lost. */
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
      // Drawn anew: nothing of what the file carried beside its pixels comes along.
      .webp({ quality: 78 })
    return picture.toBuffer().catch(() => {
      throw failure('not_found')
    })
  })

/** Drawn when it is first asked for, and kept beside the file. */
export const drawPreview = async ({ blobs }: Services, { id, tenant, name }: AttachmentRow): Promise<FileAnswer> => {
  const key = `${tenant}/${id}-small`
  const kept = await blobs.get(key).then(buffer, (error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (kept !== undefined) return answerOf(name, kept)
  const drawn = await draw(() => blobs.get(`${tenant}/${id}`))
  await blobs.put(key, Readable.from(drawn))
  return answerOf(name, drawn)
}

const answerOf = (name: string, picture: Buffer): FileAnswer => ({
  name: `${name}.webp`,
  type: 'image/webp',
  size: picture.length,
  content: Readable.from(picture),
})
