import * as z from 'zod'
import type { OrderRow } from './order-store.ts'

const Period = z.object({ starts_on: z.string(), ends_on: z.string() })

/** The days by which an order prolongs its licence; once it is paid, those that were delivered. Undefined if it prolongs none. */
export const prolongedPeriod = ({ actions }: Pick<OrderRow, 'actions'>): z.infer<typeof Period> | undefined => {
  const prolonging = actions.find(({ command }) => command === 'prolong')
  return prolonging && Period.parse(prolonging.data)
}
