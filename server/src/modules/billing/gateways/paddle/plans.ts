import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Brand } from '../../../branding/index.ts'

type Configured = Pick<NonNullable<Brand['gateways']['paddle']>, 'plan_id' | 'plans'>

const months = { monthly: 1, quarterly: 3, semiannually: 6, annually: 12 } as const satisfies {
  readonly [Period in BillingPeriod]?: number
}
type PlanPeriod = keyof typeof months
const periods: readonly PlanPeriod[] = ['monthly', 'quarterly', 'semiannually', 'annually']

/** The plan decides how often a subscription is charged, so each length of a period needs its own plan. */
const planOf = ({ plan_id, plans }: Configured, period: PlanPeriod): string | undefined =>
  plans[period] ?? (period === 'monthly' ? plan_id : undefined)

/** The periods whose renewals Paddle can charge. */
export const periodsWithPlan = (configured: Configured): PlanPeriod[] =>
  periods.filter((period) => planOf(configured, period) !== undefined)

/** Plans by the length of their periods in months. */
export const plansByMonths = (configured: Configured): ReadonlyMap<number, string> =>
  new Map(
    periods.flatMap((period) => {
      const plan = planOf(configured, period)
      return plan === undefined ? [] : [[months[period], plan] as const]
    }),
  )
