import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { writtenOnce } from '../../../platform/database/written-once.ts'
import type { PaymentRow } from '../payments/payment-store.ts'

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

type PaymentOrNone = PaymentRow | { readonly [column in keyof PaymentRow]: null }

const paymentAndRare = writtenOnce<PaymentOrNone & Rare>((tx, orderId) =>
  tx
    .selectFrom(tx.selectNoFrom(rare(orderId)).as('rare'))
    .leftJoin('billing.payment', (join) => join.on('order_id', '=', orderId))
    .selectAll()
    .$castTo<PaymentOrNone & Rare>(),
)

export interface PaymentAndRare {
  readonly payment: PaymentRow | undefined
  readonly rare: Rare
}

/** The payment of an order, if it is paid, and which rows it has that most orders do not have. A free order has no payment. */
export const findPaymentAndRare = async (tx: Tx, orderId: string): Promise<PaymentAndRare> => {
  const [row] = await paymentAndRare(tx, orderId)
  if (row === undefined) throw new Error('unreachable: there is a row without a payment, too')
  return { payment: row.id === null ? undefined : row, rare: row }
}
