import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefund, type RefundRow } from '../refunds/refund-store.ts'

/** What has been refunded of each of these orders, including refunds in progress, as plain decimals. Orders without refunds are left out. */
export const refundedOf = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('billing.refund')
    .select(['order_id', sql<string>`sum(amount)::text`.as('amount')])
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .where(isRefund)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, amount }) => [order_id ?? '', amount]))
}

/** All attempts of an order, including declined ones, oldest first. */
export const listRefundsOf = (tx: Tx, orderId: string): Promise<RefundRow[]> =>
  tx.selectFrom('billing.refund').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

/** Locks a transfer’s reference: someone who books it at the same time waits until this transaction ends, and finds it booked. */
export const lockReference = async (tx: Tx, reference: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank transfer ' || platform.tenant() || ${reference}::text, 0))`.execute(
    tx,
  )
}

export const numbersOf = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('billing.order')
    .select(['id', 'number'])
    .where(sql<boolean>`id = any(${orderIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
