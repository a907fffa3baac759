import type { Tx } from '../../../platform/database/database.ts'
import { findPaymentOfOrder } from '../payments/payment-store.ts'
import { raiseAlarm } from '../payments/settle-attempt.ts'
import type { Services } from '../services.ts'

/**
 * A bank has taken back the payment of a licence that now belongs to another customer, who did nothing wrong: a person decides what
 * happens to it.
 */
export const questionMoved = async (services: Services, tx: Tx, orderId: string): Promise<void> => {
  const payment = await findPaymentOfOrder(tx, orderId)
  if (payment !== undefined) await raiseAlarm(services, tx, payment, { kind: 'refunded' }, 'licence_moved')
}
