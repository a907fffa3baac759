import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, isPositive, type Money, money, subtract, zero } from '@foyer/contract/vocabulary/money.ts'
import { auditedSum } from '../../../platform/audit/sum.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofOrder } from '../audited.ts'
import { deliverOrder } from '../orders/deliver-order.ts'
import { findOrder, type LockedOrder, markPaid, type OrderRow } from '../orders/order-store.ts'
import { returnUnbooked } from '../refunds/return-unbooked.ts'
import type { Services } from '../services.ts'
import { insertPayment } from './attempt-store.ts'

export interface Arrival {
  readonly attempt_id: string | null
  readonly gateway: string
  readonly transaction_id: string
  readonly receipt_url: string | null
  /** The owner of the saved card that was charged; null if none was. */
  readonly card_holder?: string | null
  /** When the money arrived. */
  readonly at: Date
  /** The day of a transfer as the operator gave it, for the log. */
  readonly paid_on?: string
  /** What is missing of the total and is let go. */
  readonly shortfall?: Money | undefined
  /** When the purchase takes effect, if that is later. */
  readonly delivered_at?: Date
  /** Account id, `operator:<name>` or `system`. */
  readonly actor: string
  readonly actor_ip?: string | null
  readonly reason?: string | undefined
}

/**
 * The money of a locked, unpaid order has arrived. Payment, paid order, delivery, audit and announcement happen in the caller's
 * transaction, all or none. Returns the order as it is afterwards.
 */
export const completeOrder = async (
  services: Services,
  tx: Tx,
  order: LockedOrder,
  arrival: Arrival,
): Promise<OrderRow> => {
  const { clock, audit, jobs } = services
  const { id: order_id, tenant, account_id, deliverable_id, currency, description } = order
  const { attempt_id, gateway, transaction_id, receipt_url, at, paid_on, delivered_at = at, actor, reason } = arrival
  const { shortfall = zero(currencyOf(currency)) } = arrival
  const missing = decimalOf(shortfall)
  const amount = decimalOf(subtract(money(order.total, shortfall.currency), shortfall))
  const payment = { id: makeId(clock), tenant, order_id, attempt_id, account_id, gateway, transaction_id, receipt_url }
  const sum = { amount, currency, shortfall: missing, description, created_at: at, recorded_at: clock.now() }
  await insertPayment(tx, { ...payment, ...sum })
  await markPaid(tx, order_id, at, gateway)
  const [paid] = await Promise.all([findOrder(tx, order_id), returnUnbooked(services, tx, order)])
  if (paid === undefined) throw new Error('unreachable: the order is locked')
  const { actions } = paid
  const by_kept_card = arrival.card_holder === account_id
  const delivery = { id: order_id, tenant, account_id, deliverable_id, actions, gateway, delivered_at, by_kept_card }
  await deliverOrder(services, tx, delivery)
  const about = {
    ...ofOrder(order_id, account_id),
    changes: {
      gateway,
      transaction_id,
      ...auditedSum(amount, currency),
      ...(isPositive(shortfall) && { shortfall: missing }),
      ...(paid_on !== undefined && { paid_on }),
    },
  }
  await audit(tx, {
    tenant,
    actor,
    actor_ip: arrival.actor_ip ?? null,
    action: 'order_paid',
    ...about,
    reason,
  })
  await jobs.announce(tx, 'order_paid', { tenant, order_id })
  return paid
}
