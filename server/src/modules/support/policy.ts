import type * as endpoints from '@foyer/contract/support/endpoints.ts'
import { changedBy, customer, type Policy, seenBy, self } from '../../platform/auth/policy.ts'

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
  addSecondaryEmail: changedBy('tickets'),
  removeSecondaryEmail: changedBy('tickets'),
  getReview: { ...seenBy('tickets'), links: ['review'] },
  putReview: { ...changedBy('tickets'), links: ['review'] },
  downloadAttachment: { ...seenBy('tickets'), links: ['attachment'] },
  removeAttachment: seenBy('tickets'),
  previewAttachment: seenBy('tickets'),
} as const satisfies Policy<keyof typeof endpoints>
