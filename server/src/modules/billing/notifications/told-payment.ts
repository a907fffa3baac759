import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { isId } from '../../../platform/ids.ts'
import { findAttempt, findOpenAttemptOf } from '../payments/attempt-store.ts'
import { findCheckout } from '../payments/checkout-store.ts'
import { findPaymentByTransaction, lockPaymentOfOrder, type PaymentRow } from '../payments/payment-store.ts'
import { findReturn } from '../refunds/refund-store.ts'

/** What names a payment in news of what became of it. */
interface Told {
  readonly transaction_id: string
  readonly checkout?: string
}

/** Whether a checkout may still be paid: its end is not known, or all that is known is that a card was refused. */
const mayBePaid = async (tx: Tx, gateway: string, reference: string): Promise<boolean> => {
  const checkout = await findCheckout(tx, gateway, reference)
  return (
    checkout !== undefined && (checkout.state === 'open' || (await findAttempt(tx, checkout.id))?.state === 'failed')
  )
}

/**
 * Whether it may be a payment that we have not heard of yet: one under way, or of a checkout that may still be paid. What was not owed
 * and goes back becomes none.
 */
const isAwaited = async (tx: Tx, gateway: string, { transaction_id, checkout = '' }: Told): Promise<boolean> =>
  (await findReturn(tx, gateway, transaction_id)) === undefined &&
  ((await findOpenAttemptOf(tx, gateway, transaction_id)) !== undefined ||
    (isId(checkout) && (await mayBePaid(tx, gateway, checkout))))

/** Whether money that a gateway says went back, or is disputed, is of a payment of ours, be it one that we have not heard of yet, or that was not owed. */
export const isToldPayment = async (tx: Tx, gateway: string, told: Told): Promise<boolean> =>
  (await findPaymentByTransaction(tx, gateway, told.transaction_id)) !== undefined ||
  (await findReturn(tx, gateway, told.transaction_id)) !== undefined ||
  isAwaited(tx, gateway, told)

/**
 * The payment that such news are about, locked; undefined where it is none of ours. Providers tell in no order: news that came before the
 * capture wait for it (409 `payment_in_progress`: the job comes again), else a paid order would keep money that has gone back.
 */
export const lockToldPayment = async (tx: Tx, gateway: string, told: Told): Promise<PaymentRow | undefined> => {
  const found = await findPaymentByTransaction(tx, gateway, told.transaction_id)
  if (found !== undefined) return lockPaymentOfOrder(tx, found.order_id)
  if (await isAwaited(tx, gateway, told)) throw failure('payment_in_progress', { meta: { retry_after: 5 } })
  return undefined
}
