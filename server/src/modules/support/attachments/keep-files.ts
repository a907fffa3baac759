import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ReceivedFile } from '../../../platform/http/uploads.ts'
import { keepAttachments } from './attachment-store.ts'

/**
 * Attaches uploaded files to the ticket or a comment. Fails with 409 `conflict` at `/files` if one of them was given up
 * meanwhile.
 */
export const keepFiles = async (
  tx: Tx,
  files: readonly ReceivedFile[],
  place: { readonly ticket_id: string; readonly comment_id: string | null },
): Promise<void> => {
  const ids = files.map(({ id }) => id)
  if (!(await keepAttachments(tx, ids, place))) throw failure('conflict', { pointer: '/files' })
}
