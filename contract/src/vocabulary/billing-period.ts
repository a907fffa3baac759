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
export const BillingPeriod = z.enum(billingPeriods)
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** A stretch of time that was paid for. */
export const Period = z.object({ id: Id, type: BillingPeriod, starts_on: Day, ends_on: Day })
export type Period = z.infer<typeof Period>
