import type { Debt } from '@foyer/contract/operator/customer.ts'
import type { OpenDispute, Today } from '@foyer/contract/operator/today.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { gatewayOf } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../../account/index.ts'
import { listOpenDisputes, type OpenDisputeRow } from '../disputes/dispute-store.ts'
import { amountOf } from '../present.ts'
import { listDiscrepancies } from '../reconciliation/reconciliation-store.ts'
import type { Services } from '../services.ts'
import { countPendingApprovals, readDue } from './money-due-store.ts'
import { customerRef } from './present-for-staff.ts'
import { presentDiscrepancy } from './read-discrepancies.ts'

const most = 20

const presentDispute =
  (accounts: ReadonlyMap<string, Account>) =>
  ({ id, order_id, order_number, account_id, gateway, amount, currency, opened_at }: OpenDisputeRow): OpenDispute => ({
    id,
    order: { id: order_id, number: order_number },
    customer: customerRef(account_id, accounts.get(account_id)),
    gateway: gatewayOf(gateway),
    amount: amountOf(amount, currency),
    currency: currencyOf(currency),
    opened_at: opened_at.toISOString(),
  })

const disputesToday = async ({ account }: Services, tx: Tx): Promise<Today['disputes']> => {
  const { count, rows } = await listOpenDisputes(tx, most)
  const accounts = await account.getAll(tx, [...new Set(rows.map(({ account_id }) => account_id))])
  return { count, entries: rows.map(presentDispute(accounts)) }
}

/** The payments of the brand that need attention today. */
export const moneyToday =
  (services: Services) =>
  async (tx: Tx): Promise<Pick<Today, 'unpaid' | 'overdue' | 'disputes' | 'approvals' | 'discrepancies'>> => {
    const [due, disputes, approvals, differences] = await Promise.all([
      readDue(tx, dayOf(services.clock.now())),
      disputesToday(services, tx),
      countPendingApprovals(tx),
      listDiscrepancies(tx, most),
    ])
    const debt = (currency: string, amount: string, orders: number): Debt => ({
      currency: currencyOf(currency),
      amount: amountOf(amount, currency),
      orders,
    })
    return {
      unpaid: due.map(({ currency, amount, orders }) => debt(currency, amount, orders)),
      overdue: due
        .filter(({ overdue_orders }) => overdue_orders > 0)
        .map(({ currency, overdue, overdue_orders }) => debt(currency, overdue, overdue_orders)),
      disputes,
      approvals,
      discrepancies: { count: differences.count, entries: differences.rows.map(presentDiscrepancy) },
    }
  }
