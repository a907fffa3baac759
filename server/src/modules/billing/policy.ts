import type * as endpoints from '@foyer/contract/billing/endpoints.ts'
import { changedBy, customer, type Policy, seenBy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const billingPolicy = {
  listOrders: seenBy('billing'),
  getOrder: seenBy('billing'),
  getOrderDocument: seenBy('billing'),
  getOrderArchive: seenBy('billing'),
  getCreditNoteDocument: seenBy('billing'),
  /** Of a licence. Buying asks for the permission store besides, a trial for create_trial: see purchase-rules of licensing. */
  createOrder: changedBy('deliverables'),
  cancelOrder: changedBy('billing'),
  setPaymentSettings: seenBy('billing'),
  payOrder: seenBy('billing'),
  // Names a card of one's own; of each order it tells apart whether it was found.
  paySeveral: self,
  listPayments: seenBy('billing'),
  getPayment: seenBy('billing'),
  listPaymentGateways: customer,
  listPaymentMethods: self,
  addPaymentMethod: self,
  verifyCard: self,
  changePaymentMethod: self,
  deletePaymentMethod: self,
} as const satisfies Policy<keyof typeof endpoints>
