import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import * as z from 'zod/mini'
import type { StatisticsEngine } from './engine.ts'
import { changedHoursOf, hourOf, lastMs, momentOf, type ViewedRange } from './viewing.ts'

/**
 * The number of sessions that are watched at the same time. A session adds one in the minute in which it starts, and
 * subtracts one in the minute after it ends. These changes are summed by filing hour, like the other sums (roll-up.ts),
 * so that concurrency is a running total.
 */

/** The end of a session as far as is known: when it was closed, otherwise its last event. */
export const endedAt = `greatest(started_at, if(closed, closed_at, fromUnixTimestamp64Milli(toInt64(utc_ms), 'UTC')))`

/** The minutes since 1970 and their changes, as an array for each session of a statement. */
export const changesOfSession = `[
  (intDiv(toUnixTimestamp64Milli(started_at), 60000), 1), (intDiv(toUnixTimestamp64Milli(${endedAt}), 60000) + 1, -1)
]`

/**
 * Everything filed within this time before the hour in which a range begins is read. For what was filed earlier, marks
 * say in which hours a session was watched for longer.
 */
const nearMs = 7 * dayMs

const nearSince = (from_ms: number): number =>
  Math.max(Math.floor(Math.min(from_ms, lastMs) / hourMs) * hourMs - nearMs, 0)

/** Earlier filing hours with a session that was watched in the range, and those of them without valid sums. */
const outlastingOf = async (engine: StatisticsEngine, { tenant, account_ids, from_ms }: ViewedRange) => {
  const [before, watched_at] = [nearSince(from_ms) / 1_000, Math.floor(Math.min(from_ms, lastMs) / 1_000)]
  const { hours, changed } = await engine.outlastingHours({ tenant, account_ids, before, watched_at })
  const named = (seconds: readonly number[]): string[] => seconds.map((at) => hourOf(at * 1_000))
  return { hours: named(hours), changed: named(changed) }
}

const orOutlasting = (isNear: string, filedHour: string, hours: readonly string[]): string =>
  hours.length === 0 ? isNear : `(${isNear} OR ${filedHour} IN {outlasting_hours:Array(DateTime('UTC'))})`

/** The parameters of a statement over watched sessions. */
export const watchedParams = { filed_since_ms: z.string(), outlasting_hours: z.array(z.string()) }

const boundWatched = z.object(watchedParams)

/**
 * A condition for play_sessions that began before the range ends: selects the filing hours of sessions that were
 * watched in the range.
 */
export const filedWhereWatched = async (
  engine: StatisticsEngine,
  range: ViewedRange,
): Promise<{ readonly sql: string; readonly params: z.infer<typeof boundWatched> }> => {
  const { hours } = await outlastingOf(engine, range)
  return {
    sql: orOutlasting(`opened_at >= {filed_since_ms:DateTime64(3, 'UTC')}`, 'toStartOfHour(opened_at)', hours),
    params: { filed_since_ms: momentOf(nearSince(range.from_ms)), outlasting_hours: hours },
  }
}

/** The parameters of a statement over changes. */
export const watchingParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  /** Empty for all licences. */
  deliverable_id: z.string(),
  filed_since: z.string(),
  filed_to: z.string(),
  outlasting_hours: z.array(z.string()),
  changed_hours: z.array(z.string()),
}

const boundParams = z.object(watchingParams)

export interface Watching {
  /**
   * A subquery, to be used in FROM within parentheses: `minute` since 1970 and `change`, of all sessions that may be
   * watched in the range.
   */
  readonly sql: string
  readonly params: z.infer<typeof boundParams>
}

/** Changes have a resolution of one minute, so they are exact only for ranges of whole minutes. */
export const isWholeMinutes = ({ from_ms, to_ms }: Pick<ViewedRange, 'from_ms' | 'to_ms'>): boolean =>
  from_ms % minuteMs === 0 && to_ms % minuteMs === 0

const owned = (deliverableId: string): string =>
  `tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}${
    deliverableId === '' ? '' : ' AND deliverable_id = {deliverable_id:String}'
  }`

const changed = (filedHour: string): string => `${filedHour} IN {changed_hours:Array(DateTime('UTC'))}`

/** The changes of a range of whole minutes, from the sums where they are valid and otherwise from the sessions. */
export const watchingIn = async (
  engine: StatisticsEngine,
  { deliverable_id, ...range }: ViewedRange & { readonly deliverable_id: string },
): Promise<Watching> => {
  const since = nearSince(range.from_ms)
  const [near, outlasting] = await Promise.all([
    changedHoursOf(engine, { ...range, from_ms: since }),
    outlastingOf(engine, range),
  ])
  const changed_hours = [...outlasting.changed, ...near.hours]
  const ofThese = owned(deliverable_id)
  const kept = `
    SELECT toInt64(minute) AS minute, change FROM viewing_edges
    WHERE ${ofThese} AND ${orOutlasting(`filed_hour >= {filed_since:DateTime('UTC')}`, 'filed_hour', outlasting.hours)}
      AND filed_hour < {filed_to:DateTime('UTC')} AND change != 0
      ${changed_hours.length === 0 ? '' : `AND NOT (${changed('filed_hour')})`}`
  const counted = `
    SELECT edge.1 AS minute, toInt64(edge.2) AS change FROM (
      SELECT arrayJoin(${changesOfSession}) AS edge FROM play_sessions
      WHERE ${ofThese} AND opened_at < {filed_to:DateTime('UTC')} AND ${changed('toStartOfHour(opened_at)')}
    )`
  return {
    sql: changed_hours.length === 0 ? kept : `${kept} UNION ALL ${counted}`,
    params: {
      tenant: range.tenant,
      account_ids: [...range.account_ids],
      deliverable_id,
      filed_since: hourOf(since),
      filed_to: hourOf(Math.min(range.to_ms, lastMs)),
      outlasting_hours: outlasting.hours,
      changed_hours,
    },
  }
}
