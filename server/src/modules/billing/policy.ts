import type * as endpoints from '@foyer/contract/billing/endpoints.ts'
import { changedBy, customer, type Policy, seenBy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const billingPolicy = {
  listOrders: seenBy('billing'),
  sumOrders: seenBy('billing'),
  getUnpaidSummary: seenBy('billing'),
  getOrder: seenBy('billing'),
  getOrderDocument: seenBy('billing'),
  getOrderArchive: seenBy('billing'),
  listCreditNotes: seenBy('billing'),
  getCreditNoteDocument: seenBy('billing'),
  /** Everyone can see prices. Whether they may buy is checked when they do. */
  getQuoteDocument: customer,
  /** For a licence. Buying also needs the permission `store`, or `create_trial` for a trial: see purchase-rules in licensing. */
  createOrder: changedBy('deliverables'),
  cancelOrder: changedBy('billing'),
  changeOrderReference: changedBy('billing'),
  reissueOrder: changedBy('billing'),
  setPaymentSettings: seenBy('billing'),
  payOrder: seenBy('billing'),
  // It reports for each order whether the order, and its card, were found.
  paySeveral: self,
  listPayments: seenBy('billing'),
  getPayment: seenBy('billing'),
  listPaymentGateways: customer,
  // A role includes the owner’s cards, to pay the owner’s invoices. Sharing with colleagues does not.
  listPaymentMethods: changedBy('billing'),
  addPaymentMethod: self,
  verifyCard: self,
  // The agreement on who may charge it was made with the holder alone.
  changePaymentMethod: { of: 'billing', by: ['own'] },
  deletePaymentMethod: { of: 'billing', by: ['own'] },
} as const satisfies Policy<keyof typeof endpoints>
