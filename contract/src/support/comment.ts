import * as z from 'zod/mini'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { requiredText } from '../vocabulary/text.ts'
import { Attachment, Person, RemovedFile } from './ticket.ts'

export const commentReviews = ['positive', 'negative'] as const

/** Who speaks: someone of the customer's, or of the vendor's. */
export const commentSides = ['client', 'staff'] as const

export const Comment = z.object({
  id: Id,
  created_at: Time,
  /** Who wrote it: the customer’s side (`client`) or the vendor’s (`staff`). */
  side: z.enum(commentSides),
  creator: Person,
  /** Markdown. Empty if it was removed. */
  body: z.string(),
  /** When the vendor’s staff removed the text; null if they did not. */
  removed_at: z.nullable(Time),
  /** Whether the customer can review the ticket with this comment now. */
  reviewable: z.boolean(),
  /** The customer’s rating of this comment; null if there is none. */
  review: z.nullable(z.enum(commentReviews)),
  attachments: z.array(Attachment),
  /** The files that were attached and then removed. */
  removed_files: z.array(RemovedFile),
})
export type Comment = z.infer<typeof Comment>

export const CommentBody = z.strictObject({ body: requiredText(ticketTextCap) })
export type CommentBody = z.infer<typeof CommentBody>
