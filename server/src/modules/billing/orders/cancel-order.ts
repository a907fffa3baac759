import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { auditedBy, isOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofOrder } from '../audited.ts'
import { isBeingPaid } from '../payments/being-paid.ts'
import { billingPolicy } from '../policy.ts'
import { returnUnbooked } from '../refunds/return-unbooked.ts'
import type { Services } from '../services.ts'
import { readableOrder } from './order-access.ts'
import { cancelBreach } from './order-rules.ts'
import { listLapsed, listOpenOrdersFor, lockOrder, markCancelled } from './order-store.ts'
import { readOrder } from './read-order.ts'

export interface Cancellation {
  readonly order_id: string
  /** Account id, `operator:<name>` or `system`. */
  readonly actor: string
  readonly actor_ip?: string | null
  readonly reason?: string | undefined
  /** The customer has a letter that tells of it together with its cause, so no other is sent. */
  readonly has_letter?: boolean
}

/**
 * Cancels an order in the caller's transaction. The order is locked first. A concurrent payment or transfer either holds it already,
 * which is a 409, or finds it cancelled. A paid order stays paid. What was captured otherwise than asked goes back.
 */
export const cancelOrderIn = async (
  services: Services,
  tx: Tx,
  { order_id, actor_ip = null, has_letter = false, ...why }: Cancellation,
): Promise<void> => {
  const { clock, audit, jobs } = services
  const order = await lockOrder(tx, order_id)
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) return
  if (await isBeingPaid(tx, order_id)) throw failure('payment_in_progress')
  await markCancelled(tx, order_id, clock.now())
  await returnUnbooked(services, tx, order)
  const { tenant, account_id, number } = order
  const about = { ...ofOrder(order_id, account_id), changes: { number } }
  await audit(tx, { tenant, actor_ip, ...why, action: 'order_cancelled', ...about })
  await jobs.announce(tx, 'order_cancelled', { tenant, order_id, by_vendor: isOperator(why.actor), has_letter })
}

/**
 * What to do with an order whose money has arrived and waits for a person, as a bank transfer for a second operator or a payment that was
 * left to people: leave it alone, or refuse as for a payment in progress.
 */
export type WhereAwaited = 'left' | 'refused'

/** Cancels a licence’s open orders of this purpose and returns their ids. Throws 409 `payment_in_progress` if one is being paid. */
export const cancelOpenOrders = async (
  services: Services,
  tx: Tx,
  deliverableId: string,
  purpose: 'new' | 'increase',
  by: Omit<Cancellation, 'order_id'>,
  awaited: WhereAwaited = 'left',
): Promise<readonly string[]> => {
  const open = await listOpenOrdersFor(tx, deliverableId, purpose, awaited === 'refused')
  for (const order_id of open) await cancelOrderIn(services, tx, { ...by, order_id })
  return open
}

const atOnce = 100

/** Cancels orders that were due before this day and no longer make sense. Orders that are being paid are left alone. Returns their ids. */
export const cancelLapsed = async (
  services: Services,
  tx: Tx,
  purpose: 'increase',
  day: string,
  by: Omit<Cancellation, 'order_id'>,
): Promise<readonly string[]> => {
  const lapsed = await listLapsed(tx, purpose, day, atOnce)
  for (const order_id of lapsed) await cancelOrderIn(services, tx, { ...by, order_id })
  return lapsed
}

/** The customer cancels an order of their own, if it is one they may cancel. */
export const cancelOrder =
  (services: Services) =>
  async (call: ActorCall, id: string): Promise<OrderDetail> => {
    const { tenant, ip } = call
    await services.database.transaction(tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.cancelOrder)
      const breach = cancelBreach(order, 'none')
      if (breach !== null) throw failure(breach)
      await cancelOrderIn(services, tx, { order_id: order.id, actor: auditedBy(call).actor, actor_ip: ip })
    })
    return readOrder(services)(call, id)
  }
