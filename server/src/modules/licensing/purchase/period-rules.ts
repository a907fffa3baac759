import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'

const months: Readonly<Partial<Record<BillingPeriod, number>>> = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
}

/** The length of a period in months; null if it is not whole months. */
export const monthsOf = (period: BillingPeriod): number | null => months[period] ?? null

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day of the month: 1 to 31. */
export const dayOfMonth = (day: string): number => Number(day.slice(8))

/** The day of the month on which periods begin, from one of them: for 31 January to 28 February, and for 28 February to 31 March, it is the 31st. */
export const billingDayOf = (startsOn: string, endsOn: string | null): number =>
  Math.max(dayOfMonth(startsOn), endsOn === null ? 0 : dayOfMonth(endsOn))

/**
 * The same day `count` months later, or the month's last day if it is shorter: 31 January gives 28 February.
 * From the last day of a month it returns to `billingDay`: 28 February gives 31 March.
 */
const addMonths = (day: string, count: number, billingDay: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const wanted = date === lastDayOf(year, month - 1) ? Math.max(date, billingDay) : date
  const target = month - 1 + count
  const inYear = year + Math.floor(target / 12)
  const inMonth = ((target % 12) + 12) % 12
  return dayOf(Date.UTC(inYear, inMonth, Math.min(wanted, lastDayOf(inYear, inMonth))))
}

/**
 * The day on which a period that begins on this day is over; null for a one-time purchase. Hours are charged by the day. `billingDay` is
 * the day of the month on which this licence's periods begin, in months that have it.
 */
export const periodEnd = (
  startsOn: string,
  period: BillingPeriod,
  billingDay: number = dayOfMonth(startsOn),
): string | null => {
  const count = months[period]
  if (count !== undefined) return addMonths(startsOn, count, billingDay)
  return period === 'one_time' ? null : addDays(startsOn, 1)
}
