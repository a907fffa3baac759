import { viewingKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { inOrder } from '../../../lib/in-order.ts'
import type { Preset } from './presets.ts'

/** In seconds since 1970; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A range as in the address: two moments, or a relative preset. */
export interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly range?: Preset | undefined
}

const spans = {
  hour: hourSeconds,
  day: daySeconds,
  two_days: 2 * daySeconds,
  week: 7 * daySeconds,
} as const

/** The same time of day this many months earlier, in the browser's calendar; in a shorter month, its last day. */
const monthsBefore = (seconds: number, months: number): number => {
  const then = new Date(seconds * 1000)
  const day = then.getDate()
  then.setMonth(then.getMonth() - months, 1)
  const last = new Date(then.getFullYear(), then.getMonth() + 1, 0).getDate()
  then.setDate(Math.min(day, last))
  return then.getTime() / 1000
}

/** Midnight of a day in the browser's calendar, counted from today. */
const midnight = (now: number, days: number): number => {
  const day = new Date(now * 1000)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime() / 1000
}
const firstOfMonth = (now: number, months: number): number => {
  const day = new Date(now * 1000)
  return new Date(day.getFullYear(), day.getMonth() + months, 1).getTime() / 1000
}

const presetRange = (preset: Preset, now: number): Range => {
  switch (preset) {
    case 'month':
      return { from: monthsBefore(now, 1), to: now }
    case 'quarter':
      return { from: monthsBefore(now, 3), to: now }
    case 'today':
      return { from: midnight(now, 0), to: now }
    case 'yesterday':
      return { from: midnight(now, -1), to: midnight(now, 0) }
    case 'this_month':
      return { from: firstOfMonth(now, 0), to: now }
    case 'previous_month':
      return { from: firstOfMonth(now, -1), to: firstOfMonth(now, 0) }
    default:
      return { from: now - spans[preset], to: now }
  }
}

/** Times before 1970 cannot be requested. */
const sinceThen = (seconds: number): number => Math.max(0, seconds)

/** The range that the address asks for. A missing bound is filled in, and reversed bounds are swapped. */
export const rangeOf = ({ from, to, range }: AskedRange, now: number, otherwise: Preset): Range => {
  if (from === undefined && to === undefined) return presetRange(range ?? otherwise, now)
  const until = to ?? Math.max(now, from ?? 0)
  const since = from ?? sinceThen(until - daySeconds)
  const [earlier, later] = inOrder(since, until)
  return { from: earlier, to: later }
}

/** Whether a range begins at some moment before now, and not where a day of the calendar or the viewer lets it begin. */
export const isRelative = (preset: Preset | undefined): boolean =>
  preset !== undefined && (preset in spans || preset === 'month' || preset === 'quarter')

/** Undefined if the address names two moments. */
export const presetOf = ({ from, to, range }: AskedRange, otherwise: Preset): Preset | undefined =>
  from === undefined && to === undefined ? (range ?? otherwise) : undefined

/** Whether the range goes up to the present, so that its figures still grow. */
export const isLive = ({ to }: Range, now: number): boolean => to >= now

/** Charts of ranges this long have hourly steps. The stored hourly totals can serve them only if the range starts on the hour. */
const hasHourlySteps = ({ from, to }: Range): boolean => to - from > 2 * daySeconds

/** For a few days, a chart is exact to the minute, like the lists beside it. */
export const wholeHours = (range: Range): Range =>
  hasHourlySteps(range) ? { from: Math.floor(range.from / hourSeconds) * hourSeconds, to: range.to } : range

/**
 * The past part of a range: the future would be drawn as if nobody watched, and be compared with full days. A range
 * that lies entirely in the future stays as it is.
 */
export const untilNow = ({ from, to }: Range, now: number): Range => ({ from, to: from < now ? Math.min(to, now) : to })

/** The equally long range right before. With hourly steps, its length is rounded so that it starts on the hour too. */
export const before = (range: Range): Range => {
  const { from, to } = range
  const back = hasHourlySteps(range) ? Math.ceil((to - from) / hourSeconds) * hourSeconds : to - from
  return { from: sinceThen(from - back), to: sinceThen(to - back) }
}

/**
 * Whether the data of the whole range is still kept. Of older ranges some or all hours are deleted, which must not look
 * as if nobody watched.
 */
export const isKept = ({ from }: Range, now: number): boolean => from >= now - viewingKeptDays * daySeconds
