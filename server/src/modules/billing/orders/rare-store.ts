import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Which rows an order has that most orders do not have. */
export interface Rare {
  readonly has_credit_notes: boolean
  readonly has_disputes: boolean
  readonly has_surplus: boolean
  readonly has_approval: boolean
}

/** One statement instead of four that mostly find nothing. */
export const findRare = (tx: Tx, orderId: string): Promise<Rare> =>
  tx
    .selectNoFrom([
      sql<boolean>`exists (select from billing.credit_note where order_id = ${orderId})`.as('has_credit_notes'),
      sql<boolean>`exists (select from billing.dispute where order_id = ${orderId})`.as('has_disputes'),
      sql<boolean>`exists (select from billing.refund where order_id = ${orderId} and origin = 'surplus')`.as(
        'has_surplus',
      ),
      sql<boolean>`exists (select from billing.approval where order_id = ${orderId} and state = 'pending')`.as(
        'has_approval',
      ),
    ])
    .executeTakeFirstOrThrow()
