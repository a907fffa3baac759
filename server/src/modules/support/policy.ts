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
  addSecondaryEmail: seenBy('tickets'),
  removeSecondaryEmail: seenBy('tickets'),
  getReview: { ...seenBy('tickets'), links: ['review'] },
  putReview: { ...seenBy('tickets'), links: ['review'] },
  downloadAttachment: { ...seenBy('tickets'), links: ['attachment'] },
  previewAttachment: seenBy('tickets'),
} as const satisfies Policy<keyof typeof endpoints>
