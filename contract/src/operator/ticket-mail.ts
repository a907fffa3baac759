import * as z from 'zod/mini'

/** Which mails about tickets an operator gets. Blocked operators and programs get none. */
export const TicketMail = z.object({
  /** When a colleague assigns a ticket to them. */
  mail_ticket_assigned: z.boolean(),
  /** When a customer replies in a ticket that is assigned to them. */
  mail_customer_replied: z.boolean(),
  /** When a customer opens a ticket, or writes in one that is assigned to nobody. */
  mail_ticket_unassigned: z.boolean(),
})
export type TicketMail = z.infer<typeof TicketMail>

/** Fields left out stay as they are. */
export const TicketMailChange = z.strictObject({
  mail_ticket_assigned: z.optional(z.boolean()),
  mail_customer_replied: z.optional(z.boolean()),
  mail_ticket_unassigned: z.optional(z.boolean()),
})
export type TicketMailChange = z.infer<typeof TicketMailChange>
