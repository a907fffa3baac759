import type { Tx } from '../../../platform/database/database.ts'
import { findPaymentOfOrder } from '../payments/payment-store.ts'
import { raiseAlarm } from '../payments/settle-attempt.ts'
import type { Services } from '../services.ts'

/** A bank has taken back what paid for a licence that is another customer's by now, who did nothing: a person decides what becomes of it. */
export const questionMoved = async (services: Services, tx: Tx, orderId: string): Promise<void> => {
  const payment = await findPaymentOfOrder(tx, orderId)
  if (payment !== undefined) await raiseAlarm(services, tx, payment, { kind: 'refunded' }, 'licence_moved')
}
