import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'

export interface NextStep {
  readonly kind: 'due' | 'charged' | 'stops' | 'lapses'
  /** `yyyy-MM-dd` */
  readonly day: string
}

/** What will happen to an unpaid order automatically, from today on. */
export const nextSteps = (
  {
    purpose,
    paid_at,
    cancelled_at,
    due_on,
    charged_on,
    stops_on,
  }: Pick<OrderDetail, 'purpose' | 'paid_at' | 'cancelled_at' | 'due_on' | 'charged_on' | 'stops_on'>,
  today: string,
): readonly NextStep[] => {
  if (paid_at !== null || cancelled_at !== null) return []
  const steps: NextStep[] = []
  if (charged_on !== null) steps.push({ kind: 'charged', day: charged_on })
  else if (due_on !== null) steps.push({ kind: 'due', day: due_on })
  // From that day on nothing runs on the licence, so there is no stop to announce.
  if (stops_on !== null && stops_on > today) steps.push({ kind: 'stops', day: stops_on })
  // A raise lapses then, because its price covers the days that were left when it was requested.
  if (purpose === 'increase' && due_on !== null) steps.push({ kind: 'lapses', day: addDays(due_on, 1) })
  return steps.filter(({ day }) => day >= today)
}
