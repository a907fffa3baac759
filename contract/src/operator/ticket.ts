import * as z from 'zod/mini'
import { Comment } from '../support/comment.ts'
import { Review } from '../support/review.ts'
import { Ticket } from '../support/ticket.ts'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { formFlag, queryNumber } from '../vocabulary/query-number.ts'
import { Reason, requiredLine, requiredText } from '../vocabulary/text.ts'

/** A ticket as staff see it. */
export const StaffTicket = z.extend(Ticket, {
  customer: z.object({ id: Id, email: z.string() }),
  category: z.nullable(z.object({ id: Id, name: z.string() })),
  review: z.nullable(Review),
  /** Where staff answer by mail. Who has it speaks for the vendor: null for callers who may only read. */
  reply_address: z.nullable(z.string()),
  /** Since the customer's first word that nobody has answered; null where it does not wait for the vendor. */
  waiting_since: z.nullable(Time),
  /** Until when staff have put it off; null where it stands in the queue. */
  snoozed_until: z.nullable(Time),
})
export type StaffTicket = z.infer<typeof StaffTicket>

/** A comment as staff see it; internal ones are their notes. */
export const StaffComment = z.extend(Comment, { internal: z.boolean() })
export type StaffComment = z.infer<typeof StaffComment>

const seen = {
  // A number and not the last one's id: the words of a ticket that is merged into this one find their place before it.
  /** How many comments the caller has seen, notes among them: where there are more by now it is refused (`ticket_moved_on`). */
  seen_comments: z.optional(queryNumber(z.int(), z.minimum(0))),
  /** The state that the caller has seen: in another it is refused (`ticket_moved_on`). */
  seen_state: z.optional(Ticket.shape.state),
}

export const StaffCommentBody = z.strictObject({
  body: requiredText(ticketTextCap),
  /** A note for colleagues: the customer never sees it, and the ticket stays where it is. */
  internal: z.optional(formFlag()),
  /** The saved replies that were put into it, whose uses are counted; fields of a form are text, with commas between. */
  saved_replies: z.optional(
    z.pipe(
      z.transform((ids: unknown) => (typeof ids === 'string' ? ids.split(',') : ids)),
      z.array(Id).check(z.maxLength(20)),
    ),
  ),
  ...seen,
})
export type StaffCommentBody = z.infer<typeof StaffCommentBody>

/** What a ticket is closed for, and what whoever closes it has seen. A body without either, and none at all, are fine. */
export const CloseBody = z.nullable(z.strictObject({ reason: z.optional(Reason), ...seen }))
export type CloseBody = z.infer<typeof CloseBody>

export const SnoozeBody = z.strictObject({
  /** Until when it is put off, within a year; null for back into the queue at once. */
  until: z.nullable(Time),
  reason: z.optional(Reason),
  ...seen,
})
export type SnoozeBody = z.infer<typeof SnoozeBody>

export const AssignBody = z.strictObject({
  /** Handle of the operator who takes care of it from now on; nobody for null. */
  operator: z.nullable(requiredLine(100)),
  reason: z.optional(Reason),
  /** Who took care of it as the caller saw it, nobody for null: refused where it is somebody else by now (`ticket_moved_on`). */
  seen_manager_name: z.optional(z.nullable(z.string())),
})
export type AssignBody = z.infer<typeof AssignBody>

export const MergeBody = z.strictObject({
  /** The ticket that goes on. */
  into: Id,
  reason: z.optional(Reason),
})
export type MergeBody = z.infer<typeof MergeBody>
