import type { IssuedCreditNote } from '@foyer/contract/billing/credit-note.ts'
import type {
  BuyerReferenceBody,
  Order,
  OrderDetail,
  OrderDocumentKind,
  ReissueBody,
} from '@foyer/contract/billing/order.ts'
import type {
  CardVerification,
  PayBody,
  PaymentSettings,
  PaymentSettingsBody,
  PaySeveralBody,
  PaySeveralResult,
} from '@foyer/contract/billing/paying.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod, PaymentMethodBody } from '@foyer/contract/billing/payment-method.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import type { QuoteDocument } from '@foyer/contract/billing/quote.ts'
import type { UnpaidSummary } from '@foyer/contract/billing/unpaid.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { CsvTable } from '../../platform/http/csv.ts'
import type { FileAnswer } from '../../platform/http/file-answer.ts'
import type { Owners } from '../company/index.ts'
import { keepBusy } from './background-jobs.ts'
import { addCard, type CardResult } from './cards/add-card.ts'
import type { CardToCharge } from './cards/card-to-charge.ts'
import { chooseDefaultCard, deleteCard } from './cards/change-card.ts'
import { type NewCard, saveCard } from './cards/save-card.ts'
import { verifyCard } from './cards/verify-card.ts'
import { closePayer } from './closing/close-payer.ts'
import { encloseDocuments } from './documents/enclose-documents.ts'
import { creditNoteDocument, orderDocument } from './documents/order-document.ts'
import { quoteDocument } from './documents/quote-document.ts'
import { forRenewals, type RenewalBilling } from './for-renewals.ts'
import type { Wording } from './letters/post-letter.ts'
import { type Received, receiveNotification } from './notifications/receive-notification.ts'
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
import { listOrdersOf, type OrderQuery, readMade, readOrder } from './orders/read-order.ts'
import { openOrders, readUnpaid, type ShownOpenOrder } from './orders/read-unpaid.ts'
import { reissueOrder } from './orders/reissue-order.ts'
import { isBeingPaid } from './payments/being-paid.ts'
import type { RenewalChargeResult } from './payments/charge-renewal.ts'
import { choosePayment } from './payments/choose-payment.ts'
import { payOrder, type PayResult } from './payments/pay-order.ts'
import { paySeveral } from './payments/pay-several.ts'
import { offeredGateways } from './payments/payment-settings.ts'
import { listCards, listPaymentsOf, type PaymentQuery, readPayment } from './payments/read-payment.ts'
import { recordCharge, type RecordedCharge } from './payments/record-charge.ts'
import { type RecordedPayment, recordPayment } from './payments/record-payment.ts'
import { settleUnfinished } from './payments/settle-unfinished.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { type DiscrepancyRow, listDiscrepancies } from './reconciliation/reconciliation-store.ts'
import { type CreditNoteRow, findCreditNote } from './refunds/credit-note-store.ts'
import { type Credit, issueCreditNote } from './refunds/issue-credit-note.ts'
import { exportNotes, type IssuedNoteQuery, listNotesOf } from './refunds/read-issued-notes.ts'
import { findRefund, type RefundRow } from './refunds/refund-store.ts'
import { type Refund, refundPayment, type RefundWish } from './refunds/return-money.ts'
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
import { type BillingStaffSide, createStaffSide } from './staff/staff-side.ts'

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

/** The module’s public functions: orders, invoices, payments and refunds. */
export interface BillingModule extends RenewalBilling {
  listOrders(call: ActorCall, query: OrderQuery): Promise<Page<Order>>
  readUnpaid(call: ActorCall): Promise<UnpaidSummary>
  readOrder(call: ActorCall, id: string): Promise<OrderDetail>
  exportOrders(call: ActorCall, query: OrderQuery): CsvTable
  /** The PDF in base64. Defaults to the receipt if the order is paid, otherwise to the invoice. Throws 404 for the receipt of an unpaid order. */
  document(call: ActorCall, id: string, kind?: OrderDocumentKind): Promise<string>
  archive(call: ActorCall, year: number | undefined): Promise<FileAnswer>
  listCreditNotes(call: ActorCall, query: IssuedNoteQuery): Promise<Page<IssuedCreditNote>>
  exportCreditNotes(call: ActorCall, query: IssuedNoteQuery): CsvTable
  creditNoteDocument(call: ActorCall, orderId: string, id: string): Promise<string>
  /** A price quote as a PDF. */
  quote(call: ActorCall, skuId: string, quantity: number): Promise<QuoteDocument>
  cancelOrder(call: ActorCall, id: string): Promise<OrderDetail>
  changeReference(call: ActorCall, id: string, body: BuyerReferenceBody): Promise<OrderDetail>
  /** Issues an unpaid invoice again to its present buyer. Returns the new one. */
  reissue(call: ActorCall, id: string, body: ReissueBody): Promise<OrderDetail>
  choosePayment(call: ActorCall, id: string, body: PaymentSettingsBody): Promise<PaymentSettings>
  pay(call: ActorCall, id: string, body: PayBody): Promise<PayResult>
  paySeveral(call: ActorCall, body: PaySeveralBody): Promise<PaySeveralResult[]>
  listPayments(call: ActorCall, query: PaymentQuery): Promise<Page<Payment>>
  exportPayments(call: ActorCall, query: PaymentQuery): CsvTable
  readPayment(call: ActorCall, id: string): Promise<Payment>
  gateways(call: ActorCall, currency?: Currency): Promise<PaymentGateway[]>
  cards(call: ActorCall, query: PageQuery): Promise<Page<PaymentMethod>>
  addCard(call: ActorCall, body: PaymentMethodBody): Promise<CardResult>
  verifyCard(call: ActorCall): Promise<CardVerification>
  chooseDefaultCard(call: ActorCall, id: string): Promise<PaymentMethod>
  deleteCard(call: ActorCall, id: string): Promise<void>
  receiveNotification(received: Received): Promise<string>
  /** Runs one round of settling unfinished attempts for a brand. Returns how many it looked at. */
  settleUnfinished(tenant: string): Promise<number>
  /** For other modules, in their transactions. Returns the order’s id. */
  issue(tx: Tx, draft: OrderDraft): Promise<string>
  /** For other modules, in their transactions: the order as it is now. */
  find(tx: Tx, id: string): Promise<OrderRow | undefined>
  /** The same, locked: nobody can pay or cancel it until the transaction ends. */
  hold(tx: Tx, id: string): Promise<OrderRow | undefined>
  findRefund(tx: Tx, id: string): Promise<RefundRow | undefined>
  findCreditNote(tx: Tx, id: string): Promise<CreditNoteRow | undefined>
  /** The order to pay first for each licence of these owners, or of all. */
  openOrdersOf(tx: Tx, owners: Owners | undefined): Promise<OpenOrder[]>
  /** The orders about a licence, for its history, newest first. */
  ordersOf(tx: Tx, tenant: string, deliverableId: string, since: Date, limit: number): Promise<LicenceOrder[]>
  /**
   * Cancels the open purchases of a licence. One whose transfer waits for a second operator is left alone, or is an error if `awaited` says
   * so. Returns their ids.
   */
  cancelOpenOrders(
    tx: Tx,
    deliverableId: string,
    purpose: 'new' | 'increase',
    by: Omit<Cancellation, 'order_id'>,
    awaited?: WhereAwaited,
  ): Promise<readonly string[]>
  /** Cancels orders that were due before this day and are unpaid, some at a time. Returns their ids. */
  cancelLapsed(tx: Tx, purpose: 'increase', day: string, by: Omit<Cancellation, 'order_id'>): Promise<readonly string[]>
  /** Issues a credit note. It moves no money. Returns its id. */
  creditNote(tx: Tx, credit: Credit): Promise<string>
  /** An order that the caller has just created: people who may order something may see the order. */
  readMade(call: ActorCall, id: string): Promise<Order>
  isBeingPaid: typeof isBeingPaid
  /** The order to pay first for each of these licences, with what they show of it. */
  openOrders(tx: Tx, deliverableIds: readonly string[]): Promise<ShownOpenOrder[]>
  /** Records money that arrived without a card, such as a bank transfer. */
  recordPayment(payment: RecordedPayment): Promise<void>
  /** Records what a gateway charged a card for in the past. */
  recordCharge(charge: RecordedCharge): Promise<void>
  /** Refunds a paid order in whole or in part; for operators. */
  refund(wish: RefundWish): Promise<Refund>
  /** Compares the gateways’ records of the last days with ours. Returns how many entries differ. */
  reconcile(tenant: string): Promise<number>
  /** The discrepancies, for a person to resolve. */
  discrepancies(tenant: string): Promise<readonly DiscrepancyRow[]>
  /** Saves a card that a gateway has already accepted. */
  saveCard(card: NewCard): Promise<void>
  /** For an account that is closed or erased. */
  readonly closing: ReturnType<typeof closePayer>
  readonly staff: BillingStaffSide
}

/** What customers see of their orders and credit notes. */
const customersPapers = (services: Services) => ({
  listOrders: listOrdersOf(services),
  readUnpaid: readUnpaid(services),
  readOrder: readOrder(services),
  exportOrders: exportOrders(services),
  document: orderDocument(services),
  archive: archiveOrders(services),
  listCreditNotes: listNotesOf(services),
  exportCreditNotes: exportNotes(services),
  creditNoteDocument: creditNoteDocument(services),
  quote: quoteDocument(services),
})

export const createBillingModule = (services: Services): BillingModule => {
  keepBusy(services)
  encloseDocuments(services)
  return {
    ...customersPapers(services),
    cancelOrder: cancelOrder(services),
    changeReference: changeReference(services),
    reissue: reissueOrder(services),
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
    receiveNotification: receiveNotification(services),
    settleUnfinished: settleUnfinished(services),
    issue: (tx, draft) => issueOrder(services, tx, draft),
    find: findOrder,
    hold: holdOrder,
    findRefund,
    findCreditNote,
    openOrdersOf: listOpenOrders,
    ordersOf: listLicenceOrders,
    cancelLapsed: (tx, purpose, day, by) => cancelLapsed(services, tx, purpose, day, by),
    cancelOpenOrders: (tx, ...asked) => cancelOpenOrders(services, tx, ...asked),
    creditNote: async (tx, credit) => (await issueCreditNote(services, tx, credit)).id,
    readMade: readMade(services),
    isBeingPaid,
    openOrders: openOrders(services),
    recordPayment: recordPayment(services),
    recordCharge: recordCharge(services),
    refund: refundPayment(services),
    reconcile: reconcile(services),
    discrepancies: async (tenant) => (await services.database.read(tenant, (tx) => listDiscrepancies(tx, 500))).rows,
    saveCard: saveCard(services),
    closing: closePayer(services),
    staff: createStaffSide(services),
    ...forRenewals(services),
  }
}
