import { type BillingPeriod, billingPeriods } from '@foyer/contract/vocabulary/billing-period.ts'
import * as z from 'zod'
import { isOwed } from './order-rules.ts'
import type { OrderRow, StoredAction, Stretch } from './order-store.ts'

type Planned = Pick<OrderRow, 'actions'>

/** The days of an action; undefined if it has none. Not by a schema: a list asks for each of its rows, and refusals are slow. */
const daysOf = ({ data: { starts_on, ends_on } }: StoredAction): Stretch | undefined =>
  typeof starts_on === 'string' && typeof ends_on === 'string' ? { starts_on, ends_on } : undefined

/** The days by which an order prolongs its licence; once it is paid, those that were delivered. Undefined if it prolongs none. */
export const prolongedPeriod = ({ actions }: Planned): Stretch | undefined => {
  const prolonging = actions.find(({ command }) => command === 'prolong')
  if (prolonging === undefined) return undefined
  const days = daysOf(prolonging)
  if (days === undefined) throw new Error('an order prolongs a licence by no days')
  return days
}

/** The days that an order pays for, of whatever purpose; null if it pays for none, or they begin with the payment. */
export const coveredPeriod = ({ actions }: Planned): Stretch | null => {
  for (const action of actions) {
    const days = daysOf(action)
    if (days !== undefined) return days
  }
  return null
}

const Begun = z.object({ period: z.enum(billingPeriods).exclude(['one_time']) })

/** The period that begins with the payment of an unpaid order; null if it pays for none, or for known days. */
export const firstPeriod = (
  order: Planned & Pick<OrderRow, 'paid_at' | 'cancelled_at'>,
): Exclude<BillingPeriod, 'one_time'> | null => {
  const creating = order.actions.find(({ command }) => command === 'create')
  return creating && isOwed(order) ? (Begun.safeParse(creating.data).data?.period ?? null) : null
}
