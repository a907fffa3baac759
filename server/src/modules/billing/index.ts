import type { Tx } from '../../platform/database/database.ts'
import { keepBusy } from './background-jobs.ts'
import { addCard } from './cards/add-card.ts'
import type { CardToCharge } from './cards/card-to-charge.ts'
import { chooseDefaultCard, deleteCard } from './cards/change-card.ts'
import { type NewCard, saveCard } from './cards/save-card.ts'
import { verifyCard } from './cards/verify-card.ts'
import { closePayer } from './closing/close-payer.ts'
import { encloseDocuments } from './documents/enclose-documents.ts'
import { creditNoteDocument, orderDocument } from './documents/order-document.ts'
import { quoteDocument } from './documents/quote-document.ts'
import { forRenewals } from './for-renewals.ts'
import type { Wording } from './letters/post-letter.ts'
import { receiveNotification } from './notifications/receive-notification.ts'
import { archiveOrders } from './orders/archive-orders.ts'
import { changeReference } from './orders/buyer-reference.ts'
import {
  cancelLapsed,
  type Cancellation,
  cancelOpenOrders,
  cancelOrder,
  type WhereAwaited,
} from './orders/cancel-order.ts'
import { exportOrders, exportPayments } from './orders/export-csv.ts'
import { issueOrder, type OrderDraft, type PlannedAction, type TellerOfOrder } from './orders/issue-order.ts'
import { type LicenceOrder, listLicenceOrders, listOpenOrders, type OpenOrder } from './orders/licence-order-store.ts'
import { type Delivered, findOrder, holdOrder, type OrderRow } from './orders/order-store.ts'
import { listOrdersOf, readMade, readOrder, sumOrdersOf } from './orders/read-order.ts'
import { openOrders, readUnpaid, type ShownOpenOrder } from './orders/read-unpaid.ts'
import { reissueOrder } from './orders/reissue-order.ts'
import { isBeingPaid } from './payments/being-paid.ts'
import type { RenewalChargeResult } from './payments/charge-renewal.ts'
import { choosePayment } from './payments/choose-payment.ts'
import { payOrder } from './payments/pay-order.ts'
import { paySeveral } from './payments/pay-several.ts'
import { offeredGateways } from './payments/payment-settings.ts'
import { listCards, listPaymentsOf, readPayment } from './payments/read-payment.ts'
import { recordCharge } from './payments/record-charge.ts'
import { type RecordedPayment, recordPayment } from './payments/record-payment.ts'
import { settleUnfinished } from './payments/settle-unfinished.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { listDiscrepancies } from './reconciliation/reconciliation-store.ts'
import { findCreditNote } from './refunds/credit-note-store.ts'
import { type Credit, issueCreditNote } from './refunds/issue-credit-note.ts'
import { exportNotes, listNotesOf } from './refunds/read-issued-notes.ts'
import { findRefund } from './refunds/refund-store.ts'
import { refundPayment } from './refunds/return-money.ts'
import type {
  AgreementChange,
  Fulfil,
  GivenUp,
  PaidForLicence,
  PaidOrder,
  PaidPeriod,
  Reissued,
  Renewing,
  Services,
} from './services.ts'
import { createStaffSide } from './staff/staff-side.ts'

export { billingConsistency, paymentTroubles } from './consistency-store.ts'
export { checkGateways, payableCurrencies } from './gateways/check-gateways.ts'
export { openGateways } from './gateways/open-gateways.ts'
export { ownBuyerReference, refuseUnprintable } from './orders/buyer-reference.ts'
export { importInvoices } from './orders/import-invoices.ts'
export { providerOf } from './letters/staff-notice.ts'
export { isOwed } from './orders/order-rules.ts'
export { prolongedPeriod } from './orders/prolonged-period.ts'
export { bankAccountsOf } from './payments/bank-account-rules.ts'
export { isWrongIban } from './payments/payment-code.ts'
export { billingPolicy } from './policy.ts'
export { refuseOtherDueDay } from './staff/due-day.ts'
export type {
  AgreementChange,
  Cancellation,
  CardToCharge,
  Credit,
  Delivered,
  Fulfil,
  GivenUp,
  LicenceOrder,
  NewCard,
  OpenOrder,
  ShownOpenOrder,
  OrderDraft,
  OrderRow,
  PaidForLicence,
  PaidOrder,
  PaidPeriod,
  PlannedAction,
  RecordedPayment,
  Reissued,
  RenewalChargeResult,
  Renewing,
  Services,
  TellerOfOrder,
  Wording,
}

/** What customers do with their orders, and the papers about them. */
const ordersOfCustomers = (services: Services) => ({
  listOrders: listOrdersOf(services),
  sumOrders: sumOrdersOf(services),
  readUnpaid: readUnpaid(services),
  readOrder: readOrder(services),
  exportOrders: exportOrders(services),
  /** The PDF in base64. Defaults to the receipt if the order is paid, otherwise to the invoice. Throws 404 for the receipt of an unpaid order. */
  document: orderDocument(services),
  archive: archiveOrders(services),
  listCreditNotes: listNotesOf(services),
  exportCreditNotes: exportNotes(services),
  creditNoteDocument: creditNoteDocument(services),
  /** A price quote as a PDF. */
  quote: quoteDocument(services),
  cancelOrder: cancelOrder(services),
  changeReference: changeReference(services),
  /** Issues an unpaid invoice again to its present buyer. Returns the new one. */
  reissue: reissueOrder(services),
})

/** How customers pay. */
const paymentsOfCustomers = (services: Services) => ({
  choosePayment: choosePayment(services),
  pay: payOrder(services),
  paySeveral: paySeveral(services),
  listPayments: listPaymentsOf(services),
  exportPayments: exportPayments(services),
  readPayment: readPayment(services),
  gateways: offeredGateways(services),
  cards: listCards(services),
  addCard: addCard(services),
  verifyCard: verifyCard(services),
  chooseDefaultCard: chooseDefaultCard(services),
  deleteCard: deleteCard(services),
})

/** For other modules, in their transactions. */
const forModules = (services: Services) => ({
  /** Returns the order’s id. */
  issue: (tx: Tx, draft: OrderDraft) => issueOrder(services, tx, draft),
  /** The order as it is now. */
  find: findOrder,
  /** The same, locked: nobody can pay or cancel it until the transaction ends. */
  hold: holdOrder,
  findRefund,
  findCreditNote,
  /** The order to pay first for each licence of these owners, or of all. */
  openOrdersOf: listOpenOrders,
  /** The order to pay first for each of these licences, with what they show of it. */
  openOrders: openOrders(services),
  /** The orders about a licence, for its history, newest first. */
  ordersOf: listLicenceOrders,
  /** Cancels orders that were due before this day and are unpaid, some at a time. Returns their ids. */
  cancelLapsed: (tx: Tx, purpose: 'increase', day: string, by: Omit<Cancellation, 'order_id'>) =>
    cancelLapsed(services, tx, purpose, day, by),
  /**
   * Cancels the open purchases of a licence. One whose money waits for a person’s decision is left alone, or is an error if `awaited` says
   * so. Returns their ids.
   */
  cancelOpenOrders: (
    tx: Tx,
    deliverableId: string,
    purpose: 'new' | 'increase',
    by: Omit<Cancellation, 'order_id'>,
    awaited?: WhereAwaited,
  ) => cancelOpenOrders(services, tx, deliverableId, purpose, by, awaited),
  /** Issues a credit note. It moves no money. Returns its id. */
  creditNote: async (tx: Tx, credit: Credit) => (await issueCreditNote(services, tx, credit)).id,
  isBeingPaid,
})

/** The billing module: orders, invoices, payments and refunds. */
export const createBillingModule = (services: Services) => {
  keepBusy(services)
  encloseDocuments(services)
  return {
    ...ordersOfCustomers(services),
    ...paymentsOfCustomers(services),
    ...forModules(services),
    ...forRenewals(services),
    /** An order that the caller has just created: people who may order something may see the order. */
    readMade: readMade(services),
    receiveNotification: receiveNotification(services),
    /** Runs one round of settling unfinished attempts for a brand. Returns how many it looked at. */
    settleUnfinished: settleUnfinished(services),
    /** Compares the gateways’ records of the last days with ours. Returns how many entries differ. */
    reconcile: reconcile(services),
    /** The discrepancies, for a person to resolve. */
    discrepancies: async (tenant: string) =>
      (await services.database.read(tenant, (tx) => listDiscrepancies(tx, 500))).rows,
    /** Records money that arrived without a card, such as a bank transfer. */
    recordPayment: recordPayment(services),
    /** Records what a gateway charged a card for in the past. */
    recordCharge: recordCharge(services),
    /** Refunds a paid order in whole or in part; for operators. */
    refund: refundPayment(services),
    /** Saves a card that a gateway has already accepted. */
    saveCard: saveCard(services),
    /** For an account that is closed or erased. */
    closing: closePayer(services),
    staff: createStaffSide(services),
  }
}

export type BillingModule = ReturnType<typeof createBillingModule>
