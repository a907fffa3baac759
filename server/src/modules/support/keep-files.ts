import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { keepAttachments } from './attachment-store.ts'

/** The files of a call become the ticket's, or one comment's; whoever is still at them lets go. */
export const keepFiles = async (
  tx: Tx,
  files: readonly ReceivedFile[],
  place: { readonly ticket_id: string; readonly comment_id: string | null },
): Promise<void> => {
  const ids = files.map(({ id }) => id)
  if (!(await keepAttachments(tx, ids, place))) throw failure('conflict', { pointer: '/files' })
}
