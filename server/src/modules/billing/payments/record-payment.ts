import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { lockOrder, type OrderRow } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { findLiveAttempt } from './attempt-store.ts'
import { completeOrder } from './complete-order.ts'

export interface RecordedPayment {
  readonly tenant: string
  readonly order_id: string
  readonly gateway: Gateway
  /** The bank’s or provider’s own reference. The same one is never recorded twice. */
  readonly transaction_id: string
  /** The provider’s page about it, if there is one. */
  readonly receipt_url?: string | null
  readonly actor: string
  readonly actor_ip?: string | null
  readonly reason: string
  readonly paid_at?: Date
  /** The day of it as someone gave it, for the log. */
  readonly paid_on?: string
  /** What is missing of the order’s total and is let go. */
  readonly shortfall?: Money
  /** When the purchase takes effect, if the money arrived earlier. */
  readonly delivered_at?: Date
}

type Arrived = Omit<RecordedPayment, 'tenant'>

/** The same in the caller’s transaction, for an order locked by it. Returns the order as it is afterwards. */
export const recordPaymentIn = async (
  services: Services,
  tx: Tx,
  { order_id, paid_at, receipt_url = null, ...arrived }: Arrived,
): Promise<OrderRow> => {
  const order = await lockOrder(tx, order_id)
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) throw failure('conflict')
  if ((await findLiveAttempt(tx, order_id)) !== undefined) throw failure('payment_in_progress')
  const at = paid_at ?? services.clock.now()
  return completeOrder(services, tx, order, { ...arrived, attempt_id: null, receipt_url, at })
}

/** Marks an order as paid with money from elsewhere and notifies nobody: for past payments. Refused while a card payment is open. */
export const recordPayment =
  (services: Services) =>
  ({ tenant, ...arrived }: RecordedPayment): Promise<void> =>
    services.database.transaction(tenant, async (tx) => void (await recordPaymentIn(services, tx, arrived)))
