import type { Debt } from '@foyer/contract/operator/customer.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { creditNoteForStaff, documentForStaff } from '../documents/order-document.ts'
import { changeReferenceForCustomer } from '../orders/buyer-reference.ts'
import { reissueForCustomer } from '../orders/reissue-order.ts'
import { amountOf } from '../present.ts'
import type { Services } from '../services.ts'
import { findApproval, listWaiting } from './approval-store.ts'
import { archiveDocuments } from './archive-documents.ts'
import { cancelForCustomer } from './cancel-for-customer.ts'
import { countOrders, debtsOf, listDebtors } from './debt-store.ts'
import { giveApproval, refuseApproval } from './decide-approval.ts'
import { exportStaffCreditNotes, exportStaffOrders, exportStaffPayments } from './export-for-staff.ts'
import { issueCustom } from './issue-custom.ts'
import { markPaid } from './mark-paid.ts'
import { moneyToday } from './money-today.ts'
import { readApproval, readApprovals } from './read-approvals.ts'
import { listStaffCreditNotes, sumStaffCreditNotes } from './read-credit-notes.ts'
import { readDiscrepancies } from './read-discrepancies.ts'
import { listStaffOrders, listStaffPayments, readStaffOrder, sumStaffOrders, sumStaffPayments } from './read-orders.ts'
import { exportStaffRefunds, listStaffRefunds, sumStaffRefunds } from './read-refunds.ts'
import { recordSurplus } from './record-surplus.ts'
import { refundOrder } from './refund-order.ts'
import { settleForStaff } from './settle-discrepancy.ts'
import { numbersOf } from './staff-order-store.ts'

const readDebts = async (tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Debt[]>> => {
  const debts = new Map<string, Debt[]>()
  for (const { account_id, currency, amount, orders } of await debtsOf(tx, accountIds)) {
    const debt = { currency: currencyOf(currency), amount: amountOf(amount, currency), orders }
    debts.set(account_id, [...(debts.get(account_id) ?? []), debt])
  }
  return debts
}

/** What operators can do with orders and money. */
export const createStaffSide = (services: Services) => ({
  /** What these accounts have not paid, by account and currency. */
  debts: readDebts,
  /** The numbers of these orders, by id. */
  numbers: numbersOf,
  /** All accounts with an unpaid order. */
  debtors: listDebtors,
  /** How many orders an account has. */
  count: countOrders,
  /** The payments of the brand that need attention. */
  today: moneyToday(services),
  list: listStaffOrders(services),
  read: readStaffOrder(services),
  /** The totals of the matching orders, by currency. */
  totals: sumStaffOrders(services),
  exportOrders: exportStaffOrders(services),
  exportPayments: exportStaffPayments(services),
  /** The PDF in base64. Throws 404 for the receipt of an unpaid order. */
  document: documentForStaff(services),
  creditNoteDocument: creditNoteForStaff(services),
  /** The invoices and credit notes of a period as a ZIP. */
  archive: archiveDocuments(services),
  /** Returns the order’s id. */
  issue: issueCustom(services),
  markPaid: markPaid(services),
  recordSurplus: recordSurplus(services),
  refund: refundOrder(services),
  cancel: cancelForCustomer(services),
  changeReference: changeReferenceForCustomer(services),
  /** Issues an unpaid invoice again to its present buyer. Returns the id of the new one. */
  reissue: reissueForCustomer(services),
  /** All that are not resolved. */
  discrepancies: readDiscrepancies(services),
  /** Marks a discrepancy as resolved. */
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
  /** The stored request, for those who write letters about it. */
  asked: findApproval,
  /** The ids of open requests made before then. */
  waiting: listWaiting,
  approve: giveApproval(services),
  reject: refuseApproval(services),
})
