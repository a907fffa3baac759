import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import * as z from 'zod/mini'
import type { StatisticsEngine } from './engine.ts'

/**
 * Viewing of some accounts, by stream and by server, with `sessions_count`, `bytes` and `duration`. A range selects
 * sessions by their start, from `from_ms` inclusive to `to_ms` exclusive. The result always equals what the sessions
 * themselves say: filing hours that changed after they were summed, and the partial hours at both ends, are counted
 * from the sessions.
 */

export interface ViewedRange {
  readonly tenant: string
  readonly account_ids: readonly string[]
  readonly from_ms: number
  readonly to_ms: number
}

/**
 * The parameters of a statement over viewing, besides its own. Times are in ClickHouse's format, so that the statement
 * need not compute them.
 */
export const viewingParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  /** From (inclusive) and to (exclusive). `filed_from` is a day earlier, because sessions of the range may be filed then. */
  from: z.string(),
  to: z.string(),
  filed_from: z.string(),
  /** The whole hours within the range. */
  first_hour: z.string(),
  end_hour: z.string(),
  filed_first_hour: z.string(),
  filed_end_hour: z.string(),
  /** The whole days within the range. */
  first_day: z.string(),
  end_day: z.string(),
  filed_first_day: z.string(),
  /** The same days as hours. */
  first_day_hour: z.string(),
  end_day_hour: z.string(),
  filed_first_day_hour: z.string(),
  filed_end_day_hour: z.string(),
  /** Filing hours without valid sums, and their days. */
  changed_hours: z.array(z.string()),
  changed_days: z.array(z.string()),
}

const boundParams = z.object(viewingParams)
export type ViewingParams = z.infer<typeof boundParams>

export interface Viewing {
  /** A subquery, to be used in FROM within parentheses. */
  readonly sql: string
  /** An upper bound of the states that have to be compared because their hours changed. */
  readonly states: number
  /** The longest time between filing and start of one of its sessions, in milliseconds. */
  readonly late_ms: number
  readonly params: ViewingParams
}

/** For a statement that reads no sums. */
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

/** No data is later, and the engine's types for days and hours end soon after. */
export const lastMs = Date.UTC(2100, 0)

/** Times in ClickHouse's format, with milliseconds and without. */
export const momentOf = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 23)
export const hourOf = (ms: number): string => momentOf(ms).slice(0, 19)
const dayOf = (ms: number): string => momentOf(ms).slice(0, 10)

interface Changed {
  readonly hours: string[]
  /** An upper bound of the sessions in these hours: every state that was ever stored for them. */
  readonly states: number
  readonly late_ms: number
}

/**
 * The filing hours up to the end of a range without valid sums. Found before the statement that reads the sums, so that
 * it need not look anything up. An hour that changes between the two is read as it was last summed.
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

export const cutsOf = ({ from_ms, to_ms }: ViewedRange): Cuts => {
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

/** Clamped, because ClickHouse's types begin in 1970. */
const dayBefore = (ms: number): number => Math.max(ms - dayMs, 0)

export const paramsOf = (range: ViewedRange, cuts: Cuts, changed_hours: string[]): ViewingParams => {
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

/**
 * Compared with columns that have milliseconds, so the parameters need them too; otherwise the index skips the last
 * millisecond before the bound.
 */
const moment = (name: string): string => `{${name}:DateTime64(3, 'UTC')}`
const hour = (name: string): string => `{${name}:DateTime('UTC')}`
const day = (name: string): string => `{${name}:Date}`

const either = (conditions: readonly string[]): string => `(${conditions.map((one) => `(${one})`).join(' OR ')})`

/** A session starts within a day of where it is filed. */
const startedBetween = (from: string, to: string, filedFrom: string): string => `
  started_at >= ${moment(from)} AND started_at < ${moment(to)} AND opened_at >= ${moment(filedFrom)} AND opened_at < ${moment(to)}`

const isChanged = (filedHour: string): string => `${filedHour} IN {changed_hours:Array(DateTime('UTC'))}`
const isInChangedDay = (filedDay: string): string => `${filedDay} IN {changed_days:Array(Date)}`

/**
 * WHERE of play_sessions: the sessions of the partial hours at both ends (or of the whole range, if it contains no full hour) and of filing
 * hours that changed. Undefined if there are none to count.
 */
export const countedWhere = (cuts: Cuts, { changed_hours }: ViewingParams): string | undefined => {
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
  return which.length === 0 ? undefined : `${owned} AND ${either(which)}`
}

const countedParts = (cuts: Cuts, params: ViewingParams): string[] => {
  const where = countedWhere(cuts, params)
  return where === undefined
    ? []
    : [
        `SELECT account_id, toStartOfHour(started_at) AS hour, ${described}, 1 AS sessions_count, bytes, duration
        FROM play_sessions WHERE ${where}`,
      ]
}

const unlessChanged = ({ changed_hours }: ViewingParams): string =>
  changed_hours.length === 0 ? '' : ` AND NOT (${isChanged('filed_hour')})`

const hoursBetween = (from: string, to: string, filedFrom: string): string =>
  `hour >= ${hour(from)} AND hour < ${hour(to)} AND filed_hour >= ${hour(filedFrom)} AND filed_hour < ${hour(to)}`

/** WHERE of sums by hour: the whole hours of the range, without filing hours that changed. */
export const wholeHours = (cuts: Cuts, params: ViewingParams): string | undefined =>
  cuts.first_hour < cuts.end_hour
    ? `${owned} AND sessions_count > 0 AND ${hoursBetween('first_hour', 'end_hour', 'filed_first_hour')}${unlessChanged(params)}`
    : undefined

const summedHours = (which: readonly string[], params: ViewingParams): string[] =>
  which.length === 0
    ? []
    : [
        `SELECT account_id, hour, ${described}, sessions_count, bytes, duration
        FROM viewing_hours
        WHERE ${owned} AND sessions_count > 0 AND ${either(which)}${unlessChanged(params)}`,
      ]

/** For a whole day, `hour` is the start of the day. */
const summedDays = ({ changed_hours }: ViewingParams): string => `
  SELECT account_id, toDateTime(day, 'UTC') AS hour, ${described}, sessions_count, bytes, duration
  FROM viewing_days
  WHERE ${owned} AND sessions_count > 0 AND day >= ${day('first_day')} AND day < ${day('end_day')}
    AND filed_day >= ${day('filed_first_day')} AND filed_day < ${day('end_day')}
    ${changed_hours.length === 0 ? '' : `AND NOT (${isInChangedDay('filed_day')})`}`

/** Whole days, plus hours for the rest of the range and for days in which a filing hour changed. */
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

/** By hour, for charts over time. */
export const viewingByHour = async (engine: StatisticsEngine, range: ViewedRange): Promise<Viewing> => {
  const cuts = cutsOf(range)
  const { hours, states, late_ms } = await changedIn(engine, range)
  const params = paramsOf(range, cuts, hours)
  const whole = cuts.first_hour < cuts.end_hour ? [hoursBetween('first_hour', 'end_hour', 'filed_first_hour')] : []
  return { sql: union(...summedHours(whole, params), ...countedParts(cuts, params)), params, states, late_ms }
}

/** With as few rows as possible, for sums over the whole range: months cost as much as their days. */
export const viewingAtAll = async (engine: StatisticsEngine, range: ViewedRange): Promise<Viewing> => {
  const cuts = cutsOf(range)
  if (cuts.first_day >= cuts.end_day) return viewingByHour(engine, range)
  const { hours, states, late_ms } = await changedIn(engine, range)
  const params = paramsOf(range, cuts, hours)
  return { sql: union(...sumsByDay(cuts, params), ...countedParts(cuts, params)), params, states, late_ms }
}
