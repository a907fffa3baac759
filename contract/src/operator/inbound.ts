import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/**
 * What became of a mail: its words were `added` to the ticket, or `noted` there for staff alone because its sender takes no part in it, it was
 * `ignored` as the work of a machine or one that came before, or `refused` as no answer to a ticket. Of a mail to several tickets, what it became
 * in the first that it was added to, else noted in. Whatever has one of these results is done with. 5xx, 429 and no answer are worth another try.
 */
export const inboundResults = ['added', 'noted', 'ignored', 'refused'] as const

export const InboundOutcome = z.object({
  result: z.enum(inboundResults),
  /** Why it was not added. */
  reason: z.nullable(z.string()),
  ticket_id: z.nullable(Id),
  comment_id: z.nullable(Id),
})
export type InboundOutcome = z.infer<typeof InboundOutcome>
