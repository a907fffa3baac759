import { viewingKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { inOrder } from '../../../lib/in-order.ts'
import type { Preset } from './presets.ts'

/** Seconds since 1970; `to` is not part of it. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A range as the address has it: two moments, or a stretch back from now. */
export interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly range?: Preset | undefined
}

const hourSeconds = 3_600
const daySeconds = 86_400

const spans: Readonly<Record<Exclude<Preset, 'month' | 'quarter'>, number>> = {
  hour: hourSeconds,
  day: daySeconds,
  two_days: 2 * daySeconds,
  week: 7 * daySeconds,
}

const calendarMonths = { month: 1, quarter: 3 } as const

/** The same time of day so many months before, by the browser's calendar; the last day of a month that is shorter. */
const monthsBefore = (seconds: number, months: number): number => {
  const then = new Date(seconds * 1000)
  const day = then.getDate()
  then.setMonth(then.getMonth() - months, 1)
  const last = new Date(then.getFullYear(), then.getMonth() + 1, 0).getDate()
  then.setDate(Math.min(day, last))
  return then.getTime() / 1000
}

const presetRange = (preset: Preset, now: number): Range =>
  preset === 'month' || preset === 'quarter'
    ? { from: monthsBefore(now, calendarMonths[preset]), to: now }
    : { from: now - spans[preset], to: now }

/** Nothing was before 1970, nor can it be asked for. */
const sinceThen = (seconds: number): number => Math.max(0, seconds)

/** What the address asks for; a half of a range is completed, and one that ends before it begins is turned round. */
export const rangeOf = ({ from, to, range }: AskedRange, now: number, otherwise: Preset): Range => {
  if (from === undefined && to === undefined) return presetRange(range ?? otherwise, now)
  const until = to ?? Math.max(now, from ?? 0)
  const since = from ?? sinceThen(until - daySeconds)
  const [earlier, later] = inOrder(since, until)
  return { from: earlier, to: later }
}

/** Undefined where the address names two moments. */
export const presetOf = ({ from, to, range }: AskedRange, otherwise: Preset): Preset | undefined =>
  from === undefined && to === undefined ? (range ?? otherwise) : undefined

/** Charts of so long a time have steps of hours, which kept sums can tell where the first begins with an hour. */
const hasHourlySteps = ({ from, to }: Range): boolean => to - from > 2 * daySeconds

/** Of a few days a chart is exact to the minute, as the lists beside it are. */
export const wholeHours = (range: Range): Range =>
  hasHourlySteps(range) ? { from: Math.floor(range.from / hourSeconds) * hourSeconds, to: range.to } : range

/** What is over of a range: what is yet to come would be drawn as if nobody watched, and be compared with whole days. One that is all to come stays. */
export const untilNow = ({ from, to }: Range, now: number): Range => ({ from, to: from < now ? Math.min(to, now) : to })

/** As long, right before; where steps are hours so many hours before that it begins with one, too. */
export const before = (range: Range): Range => {
  const { from, to } = range
  const back = hasHourlySteps(range) ? Math.ceil((to - from) / hourSeconds) * hourSeconds : to - from
  return { from: sinceThen(from - back), to: sinceThen(to - back) }
}

/** Whether all of it is kept: of what is older, some hours or all are gone, which is not as if nobody had watched. */
export const isKept = ({ from }: Range, now: number): boolean => from >= now - viewingKeptDays * daySeconds
