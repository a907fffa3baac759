import type * as endpoints from '@foyer/contract/billing/endpoints.ts'
import { changedBy, customer, type Policy, seenBy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const billingPolicy = {
  listOrders: seenBy('billing'),
  getOrder: seenBy('billing'),
  getOrderDocument: seenBy('billing'),
  getOrderArchive: seenBy('billing'),
  getCreditNoteDocument: seenBy('billing'),
  /** Everybody sees prices; whether they may buy is asked when they do. */
  getQuoteDocument: customer,
  /** Of a licence. Buying asks for the permission store besides, a trial for create_trial: see purchase-rules of licensing. */
  createOrder: changedBy('deliverables'),
  cancelOrder: changedBy('billing'),
  setPaymentSettings: seenBy('billing'),
  payOrder: seenBy('billing'),
  // Of each order it tells apart whether it, and the card for it, were found.
  paySeveral: self,
  listPayments: seenBy('billing'),
  getPayment: seenBy('billing'),
  listPaymentGateways: customer,
  // A role opens the owner's cards, to pay the owner's invoices with; what colleagues share does not.
  listPaymentMethods: changedBy('billing'),
  addPaymentMethod: self,
  verifyCard: self,
  // Who may charge it was agreed with the holder alone.
  changePaymentMethod: { of: 'billing', by: ['own'] },
  deletePaymentMethod: { of: 'billing', by: ['own'] },
} as const satisfies Policy<keyof typeof endpoints>
