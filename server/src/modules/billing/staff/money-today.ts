import type { Debt } from '@foyer/contract/operator/customer.ts'
import type { Discrepancy, Today } from '@foyer/contract/operator/today.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { amountOf } from '../present.ts'
import { type DiscrepancyRow, listDiscrepancies } from '../reconciliation/reconciliation-store.ts'
import type { Services } from '../services.ts'
import { countPendingApprovals, readDue } from './money-due-store.ts'

const presentDiscrepancy = (row: DiscrepancyRow): Discrepancy => ({
  id: row.id,
  gateway: Gateway.parse(row.gateway),
  kind: row.kind as Discrepancy['kind'],
  transaction_id: row.transaction_id,
  order_id: row.order_id,
  ours: row.ours === null ? null : amountOf(row.ours, row.currency),
  theirs: row.theirs === null ? null : amountOf(row.theirs, row.currency),
  currency: Currency.parse(row.currency),
  found_at: row.found_at.toISOString(),
})

const most = 20

/** What of the brand's money needs a person today. */
export const moneyToday =
  ({ clock }: Services) =>
  async (tx: Tx): Promise<Pick<Today, 'unpaid' | 'overdue' | 'approvals' | 'discrepancies'>> => {
    const [due, approvals, differences] = await Promise.all([
      readDue(tx, clock.now().toISOString().slice(0, 10)),
      countPendingApprovals(tx),
      listDiscrepancies(tx),
    ])
    const debt = (currency: string, amount: string, orders: number): Debt => ({
      currency: Currency.parse(currency),
      amount: amountOf(amount, currency),
      orders,
    })
    return {
      unpaid: due.map(({ currency, amount, orders }) => debt(currency, amount, orders)),
      overdue: due
        .filter(({ overdue_orders }) => overdue_orders > 0)
        .map(({ currency, overdue, overdue_orders }) => debt(currency, overdue, overdue_orders)),
      approvals,
      discrepancies: { count: differences.length, entries: differences.slice(0, most).map(presentDiscrepancy) },
    }
  }
