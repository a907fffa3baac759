import { dayOf } from '@foyer/contract/vocabulary/days.ts'

/** Days in UTC, both inclusive; either may be open. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const presets = ['this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year'] as const
export type Preset = (typeof presets)[number]

const months = (year: number, first: number, count: number): Period => ({
  from: dayOf(Date.UTC(year, first, 1)),
  // Day 0 of the following month is the last day of the period.
  to: dayOf(Date.UTC(year, first + count, 0)),
})

/** The first month of the quarter. */
const quarterOf = (month: number): number => month - (month % 3)

const periods: Readonly<Record<Preset, (year: number, month: number) => Period>> = {
  this_month: (year, month) => months(year, month, 1),
  last_month: (year, month) => months(year, month - 1, 1),
  this_quarter: (year, month) => months(year, quarterOf(month), 3),
  last_quarter: (year, month) => months(year, quarterOf(month) - 3, 3),
  this_year: (year) => months(year, 0, 12),
  last_year: (year) => months(year - 1, 0, 12),
}

/** The month, quarter or year around a moment (ms since 1970), in UTC as on invoices. */
export const periodOf = (preset: Preset, now: number): Period => {
  const date = new Date(now)
  return periods[preset](date.getUTCFullYear(), date.getUTCMonth())
}

export const presetOf = ({ from, to }: Period, now: number): Preset | undefined =>
  presets.find((preset) => {
    const period = periodOf(preset, now)
    return period.from === from && period.to === to
  })
