import * as z from 'zod/mini'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { requiredText } from '../vocabulary/text.ts'
import { Attachment, Person } from './ticket.ts'

export const commentReviews = ['positive', 'negative'] as const

/** Who speaks: someone of the customer's, or of the vendor's. */
export const commentSides = ['client', 'staff'] as const

export const Comment = z.object({
  id: Id,
  created_at: Time,
  side: z.enum(commentSides),
  creator: Person,
  body: z.string(),
  reviewable: z.boolean(),
  review: z.nullable(z.enum(commentReviews)),
  attachments: z.array(Attachment),
})
export type Comment = z.infer<typeof Comment>

export const CommentBody = z.strictObject({ body: requiredText(ticketTextCap) })
export type CommentBody = z.infer<typeof CommentBody>
