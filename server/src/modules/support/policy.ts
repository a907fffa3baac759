import type * as endpoints from '@foyer/contract/support/endpoints.ts'
import { customer, type Policy, seenBy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const supportPolicy = {
  listTickets: seenBy('tickets'),
  openTicket: self,
  getTicket: seenBy('tickets'),
  listComments: seenBy('tickets'),
  addComment: seenBy('tickets'),
  closeTicket: seenBy('tickets'),
  reopenTicket: seenBy('tickets'),
  listTicketCategories: customer,
} as const satisfies Policy<keyof typeof endpoints>
