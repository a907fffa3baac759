import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { refunded } from '../payments/payment-store.ts'
import type { RefundRow } from '../refunds/refund-store.ts'

/** Plain decimals. */
export interface Paid {
  readonly paid: string
  /** Including refunds in progress. */
  readonly refunded: string
}

/** What was paid for each of these orders, and what of it has been refunded. Orders without a payment are left out. */
export const paidFor = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, Paid>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('billing.payment')
    .select(['order_id', 'amount as paid', refunded.as('refunded')])
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ order_id, ...sums }) => [order_id, sums]))
}

/** All refunds of an order, including refused ones and what was not owed, oldest first. */
export const listRefundsOf = (tx: Tx, orderId: string): Promise<RefundRow[]> =>
  tx.selectFrom('billing.refund').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

/** Locks the bank’s or a gateway’s id of a payment: who books it at the same time waits until this transaction ends, and finds it booked. */
export const lockReference = async (tx: Tx, gateway: Gateway, reference: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${gateway} `} || platform.tenant() || ${reference}::text, 0))`.execute(
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
