import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { isId } from '../../../platform/ids.ts'
import { findAttempt, findOpenAttemptOf } from '../payments/attempt-store.ts'
import { findCheckout } from '../payments/checkout-store.ts'
import { findPaymentByTransaction, lockPaymentOfOrder, type PaymentRow } from '../payments/payment-store.ts'
import { findReturn } from '../refunds/refund-store.ts'

/** The ids of a payment in a report about what happened to it later. */
interface Told {
  readonly transaction_id: string
  readonly checkout?: string
}

/** Whether a checkout may still be paid: its result is unknown, or so far only a card was declined. */
const mayBePaid = async (tx: Tx, gateway: string, reference: string): Promise<boolean> => {
  const checkout = await findCheckout(tx, gateway, reference)
  return (
    checkout !== undefined && (checkout.state === 'open' || (await findAttempt(tx, checkout.id))?.state === 'failed')
  )
}

/**
 * Whether this may be a payment that has not been reported yet: one in progress, or of a checkout that can still be paid. Money that was
 * not owed and is refunded never becomes a payment.
 */
const isAwaited = async (tx: Tx, gateway: string, { transaction_id, checkout = '' }: Told): Promise<boolean> =>
  (await findReturn(tx, gateway, transaction_id)) === undefined &&
  ((await findOpenAttemptOf(tx, gateway, transaction_id)) !== undefined ||
    (isId(checkout) && (await mayBePaid(tx, gateway, checkout))))

/** Whether refunded or disputed money belongs to a payment of ours, including one that has not been reported yet or was not owed. */
export const isToldPayment = async (tx: Tx, gateway: string, told: Told): Promise<boolean> =>
  (await findPaymentByTransaction(tx, gateway, told.transaction_id)) !== undefined ||
  (await findReturn(tx, gateway, told.transaction_id)) !== undefined ||
  isAwaited(tx, gateway, told)

/**
 * The payment that a report is about, locked; undefined if it is not ours. Providers report in any order. A report that comes before the
 * capture waits for it (409 `payment_in_progress`: the job is repeated); otherwise a paid order would keep money that was refunded.
 */
export const lockToldPayment = async (tx: Tx, gateway: string, told: Told): Promise<PaymentRow | undefined> => {
  const found = await findPaymentByTransaction(tx, gateway, told.transaction_id)
  if (found !== undefined) return lockPaymentOfOrder(tx, found.order_id)
  if (await isAwaited(tx, gateway, told)) throw failure('payment_in_progress', { meta: { retry_after: 5 } })
  return undefined
}
