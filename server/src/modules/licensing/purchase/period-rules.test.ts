import { billingPeriods } from '@foyer/contract/vocabulary/billing-period.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import { dayOfMonth, monthsOf, periodEnd } from './period-rules.ts'

/** That many ends of periods in a row, each calculated from the one before. */
const ends = (startsOn: string, period: Parameters<typeof periodEnd>[1], count: number): string[] => {
  const found: string[] = []
  for (let from = startsOn; found.length < count; from = found.at(-1) ?? '')
    found.push(periodEnd(from, period, dayOfMonth(startsOn)) ?? '')
  return found
}

/** The same day calculated in another way: from the first day in one step, by the calendar's own arithmetic. */
const monthsAfter = (startsOn: string, months: number): string => {
  const first = new Date(`${startsOn.slice(0, 8)}01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = first.getUTCMonth()
  first.setUTCDate(dayOfMonth(startsOn))
  if (first.getUTCMonth() !== month) first.setUTCDate(0)
  return first.toISOString().slice(0, 10)
}

describe('where a period ends', () => {
  it.each([
    ['monthly', '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['monthly', '2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
    ['monthly', '2027-01-30', ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
    ['quarterly', '2026-08-31', ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']],
    ['semiannually', '2026-08-31', ['2027-02-28', '2027-08-31', '2028-02-29', '2028-08-31']],
    ['annually', '2024-02-29', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['daily', '2028-02-28', ['2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03']],
  ] as const)('API-98 %s from %s on', (period, startsOn, expected) => {
    expect(ends(startsOn, period, expected.length)).toEqual(expected)
  })

  it('API-98 from every day of four years, twelve consecutive periods are as long as twelve months at once', () => {
    for (const period of billingPeriods) {
      const months = monthsOf(period)
      if (months === null) continue
      for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1))
        expect(ends(day, period, 12)).toEqual(
          Array.from({ length: 12 }, (_, index) => monthsAfter(day, months * (index + 1))),
        )
    }
  })

  it('API-98 a day that is not the last of its month stays the same, whatever the billing day was', () => {
    expect(periodEnd('2027-02-27', 'monthly', 31)).toBe('2027-03-27')
    expect(periodEnd('2027-02-28', 'monthly', 15)).toBe('2027-03-28')
  })

  it('API-98 a one-time purchase has no end', () => {
    expect(periodEnd('2027-01-31', 'one_time')).toBeNull()
  })
})
