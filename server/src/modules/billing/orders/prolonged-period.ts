import { type BillingPeriod, billingPeriods } from '@foyer/contract/vocabulary/billing-period.ts'
import * as z from 'zod'
import { isOwed } from './order-rules.ts'
import type { OrderRow, Stretch } from './order-store.ts'

type Planned = Pick<OrderRow, 'actions'>

const Period = z.object({ starts_on: z.string(), ends_on: z.string() })

/** The days by which an order prolongs its licence; once it is paid, those that were delivered. Undefined if it prolongs none. */
export const prolongedPeriod = ({ actions }: Planned): Stretch | undefined => {
  const prolonging = actions.find(({ command }) => command === 'prolong')
  return prolonging && Period.parse(prolonging.data)
}

/** The days that an order pays for, of whatever purpose; null if it pays for none, or they begin with the payment. */
export const coveredPeriod = ({ actions }: Planned): Stretch | null =>
  actions.map(({ data }) => Period.safeParse(data)).find(({ success }) => success)?.data ?? null

const Begun = z.object({ period: z.enum(billingPeriods).exclude(['one_time']) })

/** The period that begins with the payment of an unpaid order; null if it pays for none, or for known days. */
export const firstPeriod = (
  order: Planned & Pick<OrderRow, 'paid_at' | 'cancelled_at'>,
): Exclude<BillingPeriod, 'one_time'> | null => {
  const creating = order.actions.find(({ command }) => command === 'create')
  return creating && isOwed(order) ? (Begun.safeParse(creating.data).data?.period ?? null) : null
}
