import * as z from 'zod/mini'
import { Comment } from '../support/comment.ts'
import { Review } from '../support/review.ts'
import { Ticket } from '../support/ticket.ts'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { formFlag, queryNumber } from '../vocabulary/query-number.ts'
import { Reason, requiredLine, requiredText } from '../vocabulary/text.ts'
import { Correction } from './ticket-about.ts'

/** A ticket as staff see it. */
export const StaffTicket = z.extend(Ticket, {
  customer: z.object({ id: Id, email: z.string() }),
  /** The operator it is assigned to; null for nobody, and where an import brought no more than `manager_name`. */
  manager: z.nullable(z.object({ handle: z.string(), name: z.string() })),
  /** Null if none was chosen. */
  category: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The customer’s review; null if there is none. */
  review: z.nullable(Review),
  /** The address for replies by e-mail. Null for callers who may only read, because mail to it speaks for the vendor. */
  reply_address: z.nullable(z.string()),
  /** The customer’s first message without an answer; null if the ticket does not wait for the vendor. */
  waiting_since: z.nullable(Time),
  /** Null if it is not snoozed. */
  snoozed_until: z.nullable(Time),
  /** How staff corrected its kind, product, category or licence, oldest first. */
  corrections: z.array(Correction),
})
export type StaffTicket = z.infer<typeof StaffTicket>

/** A comment as staff see it. */
export const StaffComment = z.extend(Comment, {
  /** Whether it is an internal note. */
  internal: z.boolean(),
})
export type StaffComment = z.infer<typeof StaffComment>

const seen = {
  // A number and not the last one's id: the words of a ticket that is merged into this one find their place before it.
  /** The number of comments you have seen, including notes. If there are more, the call fails with `ticket_moved_on`. */
  seen_comments: z.optional(queryNumber(z.int(), z.minimum(0))),
  /** The state you have seen. If it has changed since, the call fails with `ticket_moved_on`. */
  seen_state: z.optional(Ticket.shape.state),
}

export const StaffCommentBody = z.strictObject({
  body: requiredText(ticketTextCap),
  /** An internal note: the customer never sees it and the state of the ticket does not change. */
  internal: z.optional(formFlag()),
  /** The ids of the saved replies used in it, for counting. In a form, separate them with commas. */
  saved_replies: z.optional(
    z.pipe(
      z.transform((ids: unknown) => (typeof ids === 'string' ? ids.split(',') : ids)),
      z.array(Id).check(z.maxLength(20)),
    ),
  ),
  ...seen,
})
export type StaffCommentBody = z.infer<typeof StaffCommentBody>

/** An optional reason, and what you have seen of the ticket. The body may be left out. */
export const CloseBody = z.nullable(z.strictObject({ reason: z.optional(Reason), ...seen }))
export type CloseBody = z.infer<typeof CloseBody>

export const SnoozeBody = z.strictObject({
  /** At most a year from now; null ends the snooze. */
  until: z.nullable(Time),
  reason: z.optional(Reason),
  ...seen,
})
export type SnoozeBody = z.infer<typeof SnoozeBody>

export const AssignBody = z.strictObject({
  /** The handle of the operator; null for nobody. */
  operator: z.nullable(requiredLine(100)),
  reason: z.optional(Reason),
  /** The handle of the assigned operator you have seen, null for nobody. If it has changed since, the call fails with `ticket_moved_on`. */
  seen_manager: z.optional(z.nullable(z.string())),
  /** The same by name: two operators can have one name, but a ticket of an import may have no more. */
  seen_manager_name: z.optional(z.nullable(z.string())),
})
export type AssignBody = z.infer<typeof AssignBody>

export const RemoveTextBody = z.strictObject({
  /** The comment; left out for the ticket’s description. */
  comment_id: z.optional(Id),
  reason: Reason,
})
export type RemoveTextBody = z.infer<typeof RemoveTextBody>

export const RemoveFileBody = z.strictObject({ reason: Reason })
export type RemoveFileBody = z.infer<typeof RemoveFileBody>

export const MergeBody = z.strictObject({
  /** The ticket to merge into. */
  into: Id,
  reason: z.optional(Reason),
})
export type MergeBody = z.infer<typeof MergeBody>
