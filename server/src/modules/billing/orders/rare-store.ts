import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { OrderRow } from './order-store.ts'

/** Which rows an order has that most orders do not have. */
export interface Rare {
  readonly has_credit_notes: boolean
  readonly has_disputes: boolean
  readonly has_surplus: boolean
  readonly has_approval: boolean
}

/** One statement instead of four that mostly find nothing. */
const rare = (orderId: string) =>
  [
    sql<boolean>`exists (select from billing.credit_note where order_id = ${orderId})`.as('has_credit_notes'),
    sql<boolean>`exists (select from billing.dispute where order_id = ${orderId})`.as('has_disputes'),
    sql<boolean>`exists (select from billing.refund where order_id = ${orderId} and origin = 'surplus')`.as(
      'has_surplus',
    ),
    sql<boolean>`exists (select from billing.approval where order_id = ${orderId} and state = 'pending')`.as(
      'has_approval',
    ),
  ] as const

const findRare = (tx: Tx, orderId: string): Promise<Rare> => tx.selectNoFrom(rare(orderId)).executeTakeFirstOrThrow()

/** Both in one statement, as most orders are paid. A free order has no payment. */
const findPaymentWithRare = (tx: Tx, orderId: string): Promise<(PaymentRow & Rare) | undefined> =>
  tx.selectFrom('billing.payment').selectAll().select(rare(orderId)).where('order_id', '=', orderId).executeTakeFirst()

export interface PaymentAndRare {
  readonly payment: PaymentRow | undefined
  readonly rare: Rare
}

/** The payment of an order, if it is paid, and which rows it has that most orders do not have. */
export const findPaymentAndRare = async (
  tx: Tx,
  { id, paid_at }: Pick<OrderRow, 'id' | 'paid_at'>,
): Promise<PaymentAndRare> => {
  const payment = paid_at === null ? undefined : await findPaymentWithRare(tx, id)
  return { payment, rare: payment ?? (await findRare(tx, id)) }
}
