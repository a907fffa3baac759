import type { Order } from '@foyer/contract/billing/order.ts'
import { daysUntil } from '../../../lib/dates.ts'

/** Where an order stands for its customer. `days` counts to the due day, and from it once that has passed. */
export type OrderStanding =
  | { readonly state: 'paid'; readonly at: string }
  | { readonly state: 'cancelled' | 'checking' | 'confirm' | 'unpaid' | 'due_today' }
  | { readonly state: 'due' | 'overdue'; readonly days: number }

/** An order is unpaid while `paid_at` is empty; a payment that is under way says more than its due day. */
export const standingOf = (
  { paid_at, cancelled_at, payment, due_on }: Pick<Order, 'paid_at' | 'cancelled_at' | 'payment' | 'due_on'>,
  now: number,
): OrderStanding => {
  if (paid_at !== null) return { state: 'paid', at: paid_at }
  if (cancelled_at !== null) return { state: 'cancelled' }
  if (payment?.state === 'started' || payment?.state === 'unknown' || payment?.state === 'succeeded')
    return { state: 'checking' }
  if (payment?.state === 'requires_action') return { state: 'confirm' }
  if (due_on === null) return { state: 'unpaid' }
  const days = daysUntil(due_on, now)
  if (days > 0) return { state: 'due', days }
  return days === 0 ? { state: 'due_today' } : { state: 'overdue', days: -days }
}
