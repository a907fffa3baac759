import type { StaffCommentBody } from '@foyer/contract/operator/ticket.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { countComments } from './comment-store.ts'
import type { LockedTicket } from './store.ts'

/** What the caller saw of the ticket, if they say. */
export type Seen = Pick<StaffCommentBody, 'seen_comments' | 'seen_state'>

/**
 * Fails with 409 `ticket_moved_on` if others have written to the ticket or changed its state since the caller saw it.
 * Callers who do not say what they saw are not checked.
 */
export const refuseUnseen = async (
  tx: Tx,
  ticket: LockedTicket,
  { seen_comments, seen_state }: Seen,
): Promise<void> => {
  if (seen_comments === undefined && seen_state === undefined) return
  const comments = await countComments(tx, ticket.id)
  const { state } = ticket
  if (comments > (seen_comments ?? comments) || state !== (seen_state ?? state))
    throw failure('ticket_moved_on', { meta: { comments, state } })
}
