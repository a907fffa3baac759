import type { Order } from '@foyer/contract/billing/order.ts'
import { unpaidGraceDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'

export interface NextStep {
  readonly kind: 'due' | 'charged' | 'stops'
  /** `yyyy-MM-dd` */
  readonly day: string
}

/** What will happen to an unpaid order by itself, from today on. `isCharged`: a card is charged for it on the day on which it is due. */
export const nextSteps = (
  {
    paid_at,
    cancelled_at,
    due_on,
    actions,
    deliverable,
  }: Pick<Order, 'paid_at' | 'cancelled_at' | 'due_on' | 'actions' | 'deliverable'>,
  today: string,
  isCharged = false,
): readonly NextStep[] => {
  if (paid_at !== null || cancelled_at !== null) return []
  const prolong = deliverable === null ? undefined : actions.find(({ command }) => command === 'prolong')
  const steps: NextStep[] = due_on === null ? [] : [{ kind: isCharged ? 'charged' : 'due', day: due_on }]
  if (prolong?.command === 'prolong') steps.push({ kind: 'stops', day: addDays(prolong.starts_on, unpaidGraceDays) })
  return steps.filter(({ day }) => day >= today)
}
