import * as z from 'zod/mini'
import { Day, Id } from './ids.ts'

export const billingPeriods = [
  'monthly',
  'quarterly',
  'semiannually',
  'annually',
  'daily',
  'hourly',
  'one_time',
] as const
/**
 * How often a SKU or licence is charged. `hourly` prices are per hour but charged once a day, for 24 hours; `one_time` is never charged
 * again.
 */
export const BillingPeriod = z.enum(billingPeriods)
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** A billing period that was paid for. */
export const Period = z.object({
  id: Id,
  type: BillingPeriod,
  /** The first day of the period. */
  starts_on: Day,
  /** The day after the last day of the period: the next one starts on it. */
  ends_on: Day,
})
export type Period = z.infer<typeof Period>
