import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import type { StatisticsEngine } from './engine.ts'

/**
 * Viewing of some accounts from `from_ms` inclusive to `to_ms` exclusive, by when sessions started, by stream and by
 * server, with `sessions_count`, `bytes` and `duration`. It always says what the sessions themselves say: what changed
 * since it was summed, and the cut hours at both ends, is counted.
 */

export interface ViewedRange {
  readonly tenant: string
  readonly account_ids: readonly string[]
  readonly from_ms: number
  readonly to_ms: number
}

/** What a statement over viewing binds beside its own values: moments as ClickHouse reads them, so that it need not reckon. */
export const viewingParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  /** From inclusive, to exclusive; and a day before, where what started in the range may be filed. */
  from: z.string(),
  to: z.string(),
  filed_from: z.string(),
  /** Whole hours of the range. */
  first_hour: z.string(),
  end_hour: z.string(),
  filed_first_hour: z.string(),
  filed_end_hour: z.string(),
  /** Whole days of the range. */
  first_day: z.string(),
  end_day: z.string(),
  filed_first_day: z.string(),
  /** The same as hours. */
  first_day_hour: z.string(),
  end_day_hour: z.string(),
  filed_first_day_hour: z.string(),
  filed_end_day_hour: z.string(),
  /** Filing hours whose sums are not known, and their days. */
  changed_hours: z.array(z.string()),
  changed_days: z.array(z.string()),
}

const boundParams = z.object(viewingParams)
export type ViewingParams = z.infer<typeof boundParams>

export interface Viewing {
  /** FROM this in brackets. */
  readonly sql: string
  /** No more than so many states are compared for what changed. */
  readonly states: number
  /** So long after being filed the last of its sessions started, in milliseconds. */
  readonly late_ms: number
  readonly params: ViewingParams
}

/** Where a statement reads no sums after all. */
export const unsummed: Omit<ViewingParams, 'tenant' | 'account_ids'> = {
  from: '',
  to: '',
  filed_from: '',
  first_hour: '',
  end_hour: '',
  filed_first_hour: '',
  filed_end_hour: '',
  first_day: '',
  end_day: '',
  filed_first_day: '',
  first_day_hour: '',
  end_day_hour: '',
  filed_first_day_hour: '',
  filed_end_day_hour: '',
  changed_hours: [],
  changed_days: [],
}

const described = 'stream_name, deliverable_id, server_id, hostname, server_ip, server_country'

const owned = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

const hourMs = 3_600_000

/** Nothing is kept of later, and the engine's days and hours end before. */
export const lastMs = Date.UTC(2100, 0)

/** Moments as ClickHouse reads them, with milliseconds and without. */
export const momentOf = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 23)
export const hourOf = (ms: number): string => momentOf(ms).slice(0, 19)
const dayOf = (ms: number): string => momentOf(ms).slice(0, 10)

interface Changed {
  readonly hours: string[]
  /** That came in for these hours, ever. */
  readonly states: number
  readonly late_ms: number
}

/**
 * Filing hours up to the end of a range whose sums are not known. Told before the statement that reads the sums, so that it
 * needs to look nothing up: an hour that changes between the two is read as it was summed before.
 */
export const changedHoursOf = async (engine: StatisticsEngine, range: ViewedRange): Promise<Changed> => {
  const { tenant, account_ids } = range
  const [from, to] = [Math.floor(range.from_ms / 1_000), Math.ceil(Math.min(range.to_ms, lastMs) / 1_000)]
  const { hours, ...more } = await engine.changedHours({ tenant, account_ids, from, to })
  return { hours: hours.map((at) => hourOf(at * 1_000)), ...more }
}

const changedIn = (engine: StatisticsEngine, range: ViewedRange): Promise<Changed> =>
  changedHoursOf(engine, { ...range, from_ms: Math.min(range.from_ms, lastMs) - dayMs - hourMs })

/** Where a range is cut, in milliseconds. */
interface Cuts {
  readonly from: number
  readonly to: number
  readonly first_hour: number
  readonly end_hour: number
  readonly first_day: number
  readonly end_day: number
}

const cutsOf = ({ from_ms, to_ms }: ViewedRange): Cuts => {
  const [from, to] = [Math.min(from_ms, lastMs), Math.min(to_ms, lastMs)]
  return {
    from,
    to,
    first_hour: Math.ceil(from / hourMs) * hourMs,
    end_hour: Math.floor(to / hourMs) * hourMs,
    first_day: Math.ceil(from / dayMs) * dayMs,
    end_day: Math.floor(to / dayMs) * dayMs,
  }
}

/** Moments before 1970 are none. */
const dayBefore = (ms: number): number => Math.max(ms - dayMs, 0)

const paramsOf = (range: ViewedRange, cuts: Cuts, changed_hours: string[]): ViewingParams => {
  const owners = { tenant: range.tenant, account_ids: [...range.account_ids] }
  const { from, to, first_hour, end_hour, first_day, end_day } = cuts
  return {
    ...owners,
    from: momentOf(from),
    to: momentOf(to),
    filed_from: momentOf(dayBefore(from)),
    first_hour: hourOf(first_hour),
    end_hour: hourOf(end_hour),
    filed_first_hour: hourOf(dayBefore(first_hour)),
    filed_end_hour: hourOf(dayBefore(end_hour)),
    first_day: dayOf(first_day),
    end_day: dayOf(end_day),
    filed_first_day: dayOf(dayBefore(first_day)),
    first_day_hour: hourOf(first_day),
    end_day_hour: hourOf(end_day),
    filed_first_day_hour: hourOf(dayBefore(first_day)),
    filed_end_day_hour: hourOf(dayBefore(end_day)),
    changed_hours,
    changed_days: [...new Set(changed_hours.map((at) => at.slice(0, 10)))],
  }
}

/** Beside columns with milliseconds moments have them too, or the index drops the last millisecond before. */
const moment = (name: string): string => `{${name}:DateTime64(3, 'UTC')}`
const hour = (name: string): string => `{${name}:DateTime('UTC')}`
const day = (name: string): string => `{${name}:Date}`

const either = (conditions: readonly string[]): string => `(${conditions.map((one) => `(${one})`).join(' OR ')})`

/** A session starts within a day of where it is filed. */
const startedBetween = (from: string, to: string, filedFrom: string): string => `
  started_at >= ${moment(from)} AND started_at < ${moment(to)} AND opened_at >= ${moment(filedFrom)} AND opened_at < ${moment(to)}`

const isChanged = (filedHour: string): string => `${filedHour} IN {changed_hours:Array(DateTime('UTC'))}`
const isInChangedDay = (filedDay: string): string => `${filedDay} IN {changed_days:Array(Date)}`

/** The cut hours at both ends, or all of a range without a whole hour, and what is filed in hours that changed. */
const countedParts = (cuts: Cuts, { changed_hours }: ViewingParams): string[] => {
  const which =
    cuts.first_hour >= cuts.end_hour
      ? [startedBetween('from', 'to', 'filed_from')]
      : [
          ...(cuts.from < cuts.first_hour ? [startedBetween('from', 'first_hour', 'filed_from')] : []),
          ...(cuts.end_hour < cuts.to ? [startedBetween('end_hour', 'to', 'filed_end_hour')] : []),
          ...(changed_hours.length > 0
            ? [
                `${startedBetween('first_hour', 'end_hour', 'filed_first_hour')} AND ${isChanged('toStartOfHour(opened_at)')}`,
              ]
            : []),
        ]
  if (which.length === 0) return []
  return [
    `SELECT account_id, toStartOfHour(started_at) AS hour, ${described}, 1 AS sessions_count, bytes, duration
    FROM play_sessions WHERE ${owned} AND ${either(which)}`,
  ]
}

const hoursBetween = (from: string, to: string, filedFrom: string): string =>
  `hour >= ${hour(from)} AND hour < ${hour(to)} AND filed_hour >= ${hour(filedFrom)} AND filed_hour < ${hour(to)}`

const summedHours = (which: readonly string[], { changed_hours }: ViewingParams): string[] =>
  which.length === 0
    ? []
    : [
        `SELECT account_id, hour, ${described}, sessions_count, bytes, duration
        FROM viewing_hours
        WHERE ${owned} AND sessions_count > 0 AND ${either(which)}
          ${changed_hours.length === 0 ? '' : `AND NOT (${isChanged('filed_hour')})`}`,
      ]

/** `hour` is when a day began where a whole day is known. */
const summedDays = ({ changed_hours }: ViewingParams): string => `
  SELECT account_id, toDateTime(day, 'UTC') AS hour, ${described}, sessions_count, bytes, duration
  FROM viewing_days
  WHERE ${owned} AND sessions_count > 0 AND day >= ${day('first_day')} AND day < ${day('end_day')}
    AND filed_day >= ${day('filed_first_day')} AND filed_day < ${day('end_day')}
    ${changed_hours.length === 0 ? '' : `AND NOT (${isInChangedDay('filed_day')})`}`

/** Whole days, and by the hour what is left of the range beside them and what is filed in days in which an hour changed. */
const sumsByDay = (cuts: Cuts, params: ViewingParams): string[] => {
  const which = [
    ...(cuts.first_hour < cuts.first_day ? [hoursBetween('first_hour', 'first_day_hour', 'filed_first_hour')] : []),
    ...(cuts.end_day < cuts.end_hour ? [hoursBetween('end_day_hour', 'end_hour', 'filed_end_day_hour')] : []),
    ...(params.changed_hours.length > 0
      ? [
          `${hoursBetween('first_day_hour', 'end_day_hour', 'filed_first_day_hour')} AND ${isInChangedDay('toDate(filed_hour)')}`,
        ]
      : []),
  ]
  return [summedDays(params), ...summedHours(which, params)]
}

const union = (...parts: readonly string[]): string => parts.join(' UNION ALL ')

/** By the hour, for charts over time. */
export const viewingByHour = async (engine: StatisticsEngine, range: ViewedRange): Promise<Viewing> => {
  const cuts = cutsOf(range)
  const { hours, states, late_ms } = await changedIn(engine, range)
  const params = paramsOf(range, cuts, hours)
  const whole = cuts.first_hour < cuts.end_hour ? [hoursBetween('first_hour', 'end_hour', 'filed_first_hour')] : []
  return { sql: union(...summedHours(whole, params), ...countedParts(cuts, params)), params, states, late_ms }
}

/** By as few rows as the range allows, for sums over all of it: months cost what their days cost. */
export const viewingAtAll = async (engine: StatisticsEngine, range: ViewedRange): Promise<Viewing> => {
  const cuts = cutsOf(range)
  if (cuts.first_day >= cuts.end_day) return viewingByHour(engine, range)
  const { hours, states, late_ms } = await changedIn(engine, range)
  const params = paramsOf(range, cuts, hours)
  return { sql: union(...sumsByDay(cuts, params), ...countedParts(cuts, params)), params, states, late_ms }
}
