import { emptyStoredAnswers } from '../../../platform/http/idempotency.ts'
import { Away } from '../../../platform/jobs/outages.ts'
import { previewKeyOf } from '../attachments/draw-preview.ts'
import type { Services } from '../services.ts'

/** What was removed from a ticket: where the texts stood, and the files. */
export interface ContentRemoved {
  readonly tenant: string
  /** The ids of comments, and of tickets whose description it was. */
  readonly texts: readonly string[]
  readonly files: readonly string[]
  /** When the message was written: nothing that repeats it is older. */
  readonly since: string
}

/** The store may be away, or not delete anything: the job is repeated until it does. */
const eraseFiles = async ({ blobs }: Services, { tenant, files }: ContentRemoved): Promise<void> => {
  for (const id of files)
    for (const key of [`${tenant}/${id}`, previewKeyOf(tenant, id)])
      await blobs.delete(key).catch((error: unknown) => {
        throw new Away('the files of a ticket cannot be deleted from the store', { cause: error })
      })
}

/**
 * After the commit that removed a text or a file: its content leaves the store of files, and the answers that are kept
 * for repeated calls.
 */
export const eraseRemoved = (services: Services): void => {
  const { jobs, database } = services
  jobs.on<ContentRemoved>('ticket_content_removed', 'files', ({ data }) => eraseFiles(services, data))
  jobs.on<ContentRemoved>('ticket_content_removed', 'answers', ({ data: { tenant, texts, files } }) =>
    database.transaction(tenant, (tx) => emptyStoredAnswers(tx, [...texts, ...files])),
  )
}
