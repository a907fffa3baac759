import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { findLiveAttempt } from './attempt-store.ts'
import { lockOrder, markCancelled } from './order-store.ts'
import type { Services } from './services.ts'

export interface Cancellation {
  readonly order_id: string
  readonly actor: string
  readonly reason: string
}

/** Nothing is owed any more, in the caller's transaction. 409 while a payment of it is under way; a paid one stays paid. */
export const cancelOrder = async (
  { clock, audit }: Services,
  tx: Tx,
  { order_id, actor, reason }: Cancellation,
): Promise<void> => {
  const order = await lockOrder(tx, order_id)
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) return
  if ((await findLiveAttempt(tx, order_id)) !== undefined) throw failure('payment_in_progress')
  await markCancelled(tx, order_id, clock.now())
  const { tenant, account_id } = order
  const about = { object_type: 'order', object_id: order_id, account_id, reason }
  await audit(tx, { tenant, actor, actor_ip: null, action: 'order_cancelled', ...about })
}
