import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import type { StatisticsEngine } from './engine.ts'
import { changedHoursOf, hourOf, lastMs, momentOf, type ViewedRange } from './viewing.ts'

/**
 * How many sessions are watched at once. A session adds one to the minute that it starts in and takes it away after the
 * one it ends in; these changes are kept by the hour in which sessions are filed, as other sums are (roll-up.ts).
 */

/** The end of a session as far as it is known: when it closed, else when it was last heard of. */
export const endedAt = `greatest(started_at, if(closed, closed_at, fromUnixTimestamp64Milli(toInt64(utc_ms), 'UTC')))`

/** Minutes since 1970 and what changes in them, for each session of a statement as an array. */
export const changesOfSession = `[
  (intDiv(toUnixTimestamp64Milli(started_at), 60000), 1), (intDiv(toUnixTimestamp64Milli(${endedAt}), 60000) + 1, -1)
]`

/** No session is looked for that began earlier than a week before the hour in which a range begins. */
export const watchedBeforeMs = 7 * dayMs

const hourMs = 3_600_000

/** What a statement over changes binds. */
export const watchingParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  /** Empty for all licences. */
  deliverable_id: z.string(),
  watched_since: z.string(),
  watched_since_ms: z.string(),
  watched_to: z.string(),
  filed_since: z.string(),
  filed_since_ms: z.string(),
  changed_hours: z.array(z.string()),
}

const boundParams = z.object(watchingParams)

export interface Watching {
  /** FROM this in brackets: `minute` since 1970 and `change`, of all sessions that may be watched in the range. */
  readonly sql: string
  readonly params: z.infer<typeof boundParams>
}

/** Exact from a whole minute to a whole minute: a change tells no less than its minute. */
export const isWholeMinutes = ({ from_ms, to_ms }: Pick<ViewedRange, 'from_ms' | 'to_ms'>): boolean =>
  from_ms % 60_000 === 0 && to_ms % 60_000 === 0

const owned = (deliverableId: string): string =>
  `tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}${
    deliverableId === '' ? '' : ' AND deliverable_id = {deliverable_id:String}'
  }`

const changed = (filedHour: string): string => `${filedHour} IN {changed_hours:Array(DateTime('UTC'))}`

/** The changes of a range of whole minutes, kept or counted. */
export const watchingIn = async (
  engine: StatisticsEngine,
  { deliverable_id, ...range }: ViewedRange & { readonly deliverable_id: string },
): Promise<Watching> => {
  const [from, to] = [Math.min(range.from_ms, lastMs), Math.min(range.to_ms, lastMs)]
  const since = Math.max(Math.floor(from / hourMs) * hourMs - watchedBeforeMs, 0)
  const filed = Math.max(since - dayMs, 0)
  const { hours: changed_hours } = await changedHoursOf(engine, { ...range, from_ms: filed })
  const ofThese = owned(deliverable_id)
  const kept = `
    SELECT toInt64(minute) AS minute, change FROM viewing_edges
    WHERE ${ofThese} AND filed_hour >= {filed_since:DateTime('UTC')} AND filed_hour < {watched_to:DateTime('UTC')}
      AND hour >= {watched_since:DateTime('UTC')} AND change != 0
      ${changed_hours.length === 0 ? '' : `AND NOT (${changed('filed_hour')})`}`
  const counted = `
    SELECT edge.1 AS minute, toInt64(edge.2) AS change FROM (
      SELECT arrayJoin(${changesOfSession}) AS edge FROM play_sessions
      WHERE ${ofThese} AND opened_at >= {filed_since_ms:DateTime64(3, 'UTC')} AND opened_at < {watched_to:DateTime('UTC')}
        AND started_at >= {watched_since_ms:DateTime64(3, 'UTC')} AND ${changed('toStartOfHour(opened_at)')}
    )`
  return {
    sql: changed_hours.length === 0 ? kept : `${kept} UNION ALL ${counted}`,
    params: {
      tenant: range.tenant,
      account_ids: [...range.account_ids],
      deliverable_id,
      watched_since: hourOf(since),
      watched_since_ms: momentOf(since),
      watched_to: hourOf(to),
      filed_since: hourOf(filed),
      filed_since_ms: momentOf(filed),
      changed_hours,
    },
  }
}
