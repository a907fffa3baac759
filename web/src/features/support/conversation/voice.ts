import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import type { Ticket } from '../queries.ts'

export type Voice = 'staff' | 'owner' | 'other'

/** How somebody's words stand in the conversation: staff's, the creator's (by e-mail), or those of another of the customer's. */
export const voiceOf = (
  { side, creator }: Pick<CommentOf, 'side' | 'creator'>,
  ticket: Pick<Ticket, 'creator'>,
): Voice => {
  if (side === 'staff') return 'staff'
  return creator.email.toLowerCase() === ticket.creator.email.toLowerCase() ? 'owner' : 'other'
}
