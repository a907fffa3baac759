import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { findOpenAttemptOf } from '../payments/attempt-store.ts'
import { findPaymentByTransaction, lockPaymentOfOrder, type PaymentRow } from '../payments/payment-store.ts'

/** Whether money that a gateway says went back, or is disputed, is of a payment of ours, be it one that we have not heard of yet. */
export const isToldPayment = async (tx: Tx, gateway: string, transactionId: string): Promise<boolean> =>
  (await findPaymentByTransaction(tx, gateway, transactionId)) !== undefined ||
  (await findOpenAttemptOf(tx, gateway, transactionId)) !== undefined

/**
 * The payment that such news are about, locked; undefined where it is none of ours. Providers tell in no order: news that came before the
 * capture wait for it (409 `payment_in_progress`: the job comes again), else a paid order would keep money that has gone back.
 */
export const lockToldPayment = async (
  tx: Tx,
  gateway: string,
  transactionId: string,
): Promise<PaymentRow | undefined> => {
  const found = await findPaymentByTransaction(tx, gateway, transactionId)
  if (found !== undefined) return lockPaymentOfOrder(tx, found.order_id)
  if ((await findOpenAttemptOf(tx, gateway, transactionId)) !== undefined)
    throw failure('payment_in_progress', { meta: { retry_after: 5 } })
  return undefined
}
