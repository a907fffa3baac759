import type { Debt } from '@foyer/contract/operator/customer.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { amountOf } from '../present.ts'
import { countOrders, debtsOf, listDebtors } from './debt-store.ts'

/** What the vendor's people do with orders and money. */
export interface BillingStaffSide {
  /** What these accounts have not paid, by account and currency. */
  debts(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Debt[]>>
  /** Everybody with an unpaid order. */
  debtors(tx: Tx): Promise<string[]>
  /** How many orders an account has. */
  count(tx: Tx, accountId: string): Promise<{ readonly total: number; readonly unpaid: number }>
}

const readDebts = async (tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Debt[]>> => {
  const debts = new Map<string, Debt[]>()
  for (const { account_id, currency, amount, orders } of await debtsOf(tx, accountIds)) {
    const debt = { currency: Currency.parse(currency), amount: amountOf(amount, currency), orders }
    debts.set(account_id, [...(debts.get(account_id) ?? []), debt])
  }
  return debts
}

export const createStaffSide = (): BillingStaffSide => ({ debts: readDebts, debtors: listDebtors, count: countOrders })
