import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/**
 * `added` to the ticket; `noted` for staff only, because the sender is not part of the ticket; `ignored` as automatic or a duplicate; `refused`
 * because it does not answer a ticket. A mail to several tickets has the result of the first ticket it was added to, or else noted in.
 */
export const inboundResults = ['added', 'noted', 'ignored', 'refused'] as const

/** What became of a mail. Retry only on 5xx, 429 or no answer. */
export const InboundOutcome = z.object({
  /**
   * `added` to the ticket; `noted` for staff only, because the sender is not part of the ticket; `ignored` as automatic or a duplicate;
   * `refused` because it does not answer a ticket.
   */
  result: z.enum(inboundResults),
  /** Why it was not added; null if it was. */
  reason: z.nullable(z.string()),
  /** Null if it belongs to no ticket. */
  ticket_id: z.nullable(Id),
  /** Null if no comment was made. */
  comment_id: z.nullable(Id),
})
export type InboundOutcome = z.infer<typeof InboundOutcome>
