import type { BuyerReferenceBody, OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import type { Debt } from '@foyer/contract/operator/customer.ts'
import type {
  CustomOrderBody,
  MarkPaidBody,
  RefundBody,
  StaffReissueBody,
  SurplusBody,
} from '@foyer/contract/operator/order-bodies.ts'
import type {
  Approval,
  CreditNoteTotal,
  MoneyTotal,
  OrderTotal,
  StaffCreditNote,
  StaffOrder,
  StaffOrderDetail,
  StaffPayment,
} from '@foyer/contract/operator/order.ts'
import type { ListedRefund, RefundTotal } from '@foyer/contract/operator/refund.ts'
import type { Discrepancy, Today } from '@foyer/contract/operator/today.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { CsvTable } from '../../../platform/http/csv.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { creditNoteForStaff, documentForStaff } from '../documents/order-document.ts'
import { changeReferenceForCustomer } from '../orders/buyer-reference.ts'
import { reissueForCustomer } from '../orders/reissue-order.ts'
import { amountOf } from '../present.ts'
import type { Services } from '../services.ts'
import { findApproval } from './approval-store.ts'
import { archiveDocuments, type ArchiveQuery } from './archive-documents.ts'
import { cancelForCustomer } from './cancel-for-customer.ts'
import { countOrders, debtsOf, listDebtors } from './debt-store.ts'
import { giveApproval, refuseApproval } from './decide-approval.ts'
import { exportStaffCreditNotes, exportStaffOrders, exportStaffPayments } from './export-for-staff.ts'
import { issueCustom } from './issue-custom.ts'
import { markPaid, type Outcome } from './mark-paid.ts'
import { moneyToday } from './money-today.ts'
import { type ApprovalQuery, readApproval, readApprovals } from './read-approvals.ts'
import {
  type CreditNoteFilter,
  type CreditNoteQuery,
  listStaffCreditNotes,
  sumStaffCreditNotes,
} from './read-credit-notes.ts'
import { readDiscrepancies } from './read-discrepancies.ts'
import {
  listStaffOrders,
  listStaffPayments,
  readStaffOrder,
  type StaffOrderFilter,
  type StaffOrderQuery,
  type StaffPaymentFilter,
  type StaffPaymentQuery,
  sumStaffOrders,
  sumStaffPayments,
} from './read-orders.ts'
import {
  exportStaffRefunds,
  listStaffRefunds,
  type StaffRefundFilter,
  type StaffRefundQuery,
  sumStaffRefunds,
} from './read-refunds.ts'
import { recordSurplus } from './record-surplus.ts'
import { refundOrder } from './refund-order.ts'
import { settleForStaff } from './settle-discrepancy.ts'
import { numbersOf } from './staff-order-store.ts'

/** What operators can do with orders and money. */
export interface BillingStaffSide {
  /** What these accounts have not paid, by account and currency. */
  debts(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Debt[]>>
  /** All accounts with an unpaid order. */
  debtors(tx: Tx): Promise<string[]>
  /** The numbers of these orders, by id. */
  readonly numbers: typeof numbersOf
  /** How many orders an account has. */
  count(tx: Tx, accountId: string): Promise<{ readonly total: number; readonly unpaid: number }>
  /** The payments of the brand that need attention. */
  today(tx: Tx): Promise<Pick<Today, 'unpaid' | 'overdue' | 'disputes' | 'approvals' | 'discrepancies'>>
  list(call: OperatorCall, query: StaffOrderQuery): Promise<Page<StaffOrder>>
  read(call: OperatorCall, id: string): Promise<StaffOrderDetail>
  /** The totals of the matching orders, by currency. */
  totals(call: OperatorCall, filter: StaffOrderFilter): Promise<OrderTotal[]>
  exportOrders(call: OperatorCall, query: StaffOrderQuery): CsvTable
  exportPayments(call: OperatorCall, query: StaffPaymentQuery): CsvTable
  /** The PDF in base64. Throws 404 for the receipt of an unpaid order. */
  document(call: OperatorCall, id: string, kind?: OrderDocumentKind): Promise<string>
  creditNoteDocument(call: OperatorCall, orderId: string, id: string): Promise<string>
  /** The invoices and credit notes of a period as a ZIP. */
  archive(call: OperatorCall, days: ArchiveQuery): Promise<FileAnswer>
  /** Returns the order’s id. */
  issue(call: OperatorCall, body: CustomOrderBody): Promise<string>
  markPaid(call: OperatorCall, id: string, body: MarkPaidBody): Promise<Outcome>
  recordSurplus(call: OperatorCall, id: string, body: SurplusBody): Promise<Outcome>
  refund(call: OperatorCall, id: string, body: RefundBody): Promise<Outcome>
  cancel(call: OperatorCall, id: string, reason: string): Promise<void>
  changeReference(call: OperatorCall, id: string, body: BuyerReferenceBody): Promise<void>
  /** Issues an unpaid invoice again to its present buyer. Returns the id of the new one. */
  reissue(call: OperatorCall, id: string, body: StaffReissueBody): Promise<string>
  /** All that are not resolved. */
  discrepancies(call: OperatorCall, query: SortedPageQuery): Promise<Page<Discrepancy>>
  /** Marks a discrepancy as resolved. */
  settle(call: OperatorCall, discrepancyId: string, reason: string): Promise<void>
  payments(call: OperatorCall, query: StaffPaymentQuery): Promise<Page<StaffPayment>>
  paymentTotals(call: OperatorCall, filter: StaffPaymentFilter): Promise<MoneyTotal[]>
  creditNotes(call: OperatorCall, query: CreditNoteQuery): Promise<Page<StaffCreditNote>>
  creditNoteTotals(call: OperatorCall, filter: CreditNoteFilter): Promise<CreditNoteTotal[]>
  exportCreditNotes(call: OperatorCall, query: CreditNoteQuery): CsvTable
  refunds(call: OperatorCall, query: StaffRefundQuery): Promise<Page<ListedRefund>>
  refundTotals(call: OperatorCall, filter: StaffRefundFilter): Promise<RefundTotal[]>
  exportRefunds(call: OperatorCall, query: StaffRefundQuery): CsvTable
  approvals(call: OperatorCall, query: ApprovalQuery): Promise<Page<Approval>>
  approval(call: OperatorCall, id: string): Promise<Approval>
  /** The stored request, for those who write letters about it. */
  readonly asked: typeof findApproval
  approve(call: OperatorCall, id: string, reason?: string): Promise<Approval>
  reject(call: OperatorCall, id: string, reason?: string): Promise<Approval>
}

const readDebts = async (tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Debt[]>> => {
  const debts = new Map<string, Debt[]>()
  for (const { account_id, currency, amount, orders } of await debtsOf(tx, accountIds)) {
    const debt = { currency: currencyOf(currency), amount: amountOf(amount, currency), orders }
    debts.set(account_id, [...(debts.get(account_id) ?? []), debt])
  }
  return debts
}

export const createStaffSide = (services: Services): BillingStaffSide => ({
  debts: readDebts,
  numbers: numbersOf,
  debtors: listDebtors,
  count: countOrders,
  today: moneyToday(services),
  list: listStaffOrders(services),
  read: readStaffOrder(services),
  totals: sumStaffOrders(services),
  exportOrders: exportStaffOrders(services),
  exportPayments: exportStaffPayments(services),
  document: documentForStaff(services),
  creditNoteDocument: creditNoteForStaff(services),
  archive: archiveDocuments(services),
  issue: issueCustom(services),
  markPaid: markPaid(services),
  recordSurplus: recordSurplus(services),
  refund: refundOrder(services),
  cancel: cancelForCustomer(services),
  changeReference: changeReferenceForCustomer(services),
  reissue: reissueForCustomer(services),
  discrepancies: readDiscrepancies(services),
  settle: settleForStaff(services),
  payments: listStaffPayments(services),
  paymentTotals: sumStaffPayments(services),
  creditNotes: listStaffCreditNotes(services),
  creditNoteTotals: sumStaffCreditNotes(services),
  exportCreditNotes: exportStaffCreditNotes(services),
  refunds: listStaffRefunds(services),
  refundTotals: sumStaffRefunds(services),
  exportRefunds: exportStaffRefunds(services),
  approvals: readApprovals(services),
  approval: readApproval(services),
  asked: findApproval,
  approve: giveApproval(services),
  reject: refuseApproval(services),
})
