import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { owed } from '../orders/order-store.ts'

export interface DebtRow {
  readonly account_id: string
  readonly currency: string
  readonly amount: string
  readonly orders: number
}

/** What these accounts have not paid, by currency. */
export const debtsOf = async (tx: Tx, accountIds: readonly string[]): Promise<DebtRow[]> => {
  if (accountIds.length === 0) return []
  return tx
    .selectFrom('billing.order')
    .select(['account_id', 'currency', sql<string>`sum(total)::text`.as('amount'), sql<number>`count(*)`.as('orders')])
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[]) and ${owed}`)
    .groupBy(['account_id', 'currency'])
    .orderBy('currency')
    .execute()
}

/** All accounts with an unpaid order. */
export const listDebtors = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('billing.order').select('account_id').distinct().where(owed).execute()
  return rows.map(({ account_id }) => account_id)
}

export const countOrders = async (
  tx: Tx,
  accountId: string,
): Promise<{ readonly total: number; readonly unpaid: number }> =>
  tx
    .selectFrom('billing.order')
    .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where ${owed})`.as('unpaid')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
