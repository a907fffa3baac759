import type { Order } from '@foyer/contract/billing/order.ts'
import { customersState, type SettledState } from '@foyer/contract/billing/refunded.ts'
import { daysUntil } from '../../../lib/dates.ts'

/**
 * An order's state as its customer sees it. `days` counts to the day of its charge or its due date, or from that date
 * once it has passed.
 */
export type OrderStanding =
  | { readonly state: SettledState | 'refunding'; readonly at: string }
  | { readonly state: 'cancelled' | 'checking' | 'confirm' | 'unpaid' | 'due_today' }
  | { readonly state: 'charged'; readonly days: number }
  | { readonly state: 'due' | 'overdue'; readonly days: number }

type Standing = Pick<
  Order,
  'paid_at' | 'cancelled_at' | 'payment' | 'due_on' | 'charged_on' | 'amount' | 'credited_amount' | 'returning_amount'
>

/** Days until a card is charged, if the customer need not do anything. If the card was declined, they do. */
const daysToCharge = ({ charged_on, payment }: Standing, now: number): number | undefined => {
  const days = charged_on === null || payment?.state === 'failed' ? -1 : daysUntil(charged_on, now)
  return days < 0 ? undefined : Math.max(0, days)
}

/** An order is unpaid while `paid_at` is empty. A running payment says more than the due date. */
export const standingOf = (order: Standing, now: number): OrderStanding => {
  const { paid_at, cancelled_at, payment, due_on } = order
  if (paid_at !== null) return { state: customersState(order), at: paid_at }
  if (cancelled_at !== null) return { state: 'cancelled' }
  if (payment !== null && payment.state !== 'failed')
    return { state: payment.state === 'requires_action' ? 'confirm' : 'checking' }
  const charged = daysToCharge(order, now)
  if (charged !== undefined) return { state: 'charged', days: charged }
  if (due_on === null) return { state: 'unpaid' }
  const days = daysUntil(due_on, now)
  if (days > 0) return { state: 'due', days }
  return days === 0 ? { state: 'due_today' } : { state: 'overdue', days: -days }
}
