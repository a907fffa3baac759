import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from './engine.ts'

/** Sums of the hours in which sessions started: kept for the hours that have come to rest, counted for the others. */

/** An insert is visible this long after its mark was made, at most. */
const settledMs = 60_000

/** Hours of accounts that one statement takes on, about. */
const hoursAtOnce = 5_000

const engineTime = namedQuery({
  name: 'engine_time',
  sql: 'SELECT toUnixTimestamp64Milli(now64(3)) AS now_ms',
  params: z.object({}),
  row: z.object({ now_ms: z.int() }),
})

/** Hours that changed since they were summed and have come to rest. A change in between only takes hours out of it. */
const dueHours = `
  SELECT tenant, account_id, hour FROM viewing_hour_marks FINAL
  WHERE touched_at > rolled_at AND touched_at <= fromUnixTimestamp64Milli({before_ms:Int64})`

const dueStretch = namedQuery({
  name: 'due_stretch',
  sql: `SELECT toUnixTimestamp(min(hour)) AS since, toUnixTimestamp(max(hour)) AS until, count() AS hours
    FROM (${dueHours} ORDER BY hour LIMIT {hours_at_once:UInt32})`,
  params: z.object({ before_ms: z.int(), hours_at_once: z.int() }),
  row: z.object({ since: z.int(), until: z.int(), hours: z.int() }),
})

const dueHoursOfStretch = `${dueHours} AND hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')`

/** Adds the known rows of the hour at zero, so that a sum that no session is left for is replaced too. */
const rollHours = `
  INSERT INTO viewing_hours
    (tenant, account_id, hour, stream_name, server_id, hostname, server_ip, server_country,
      sessions_count, bytes, duration, rolled_at)
  WITH due_hours AS (${dueHoursOfStretch})
  SELECT tenant, account_id, start_hour, stream_name, server_id, hostname, server_ip, server_country,
    sum(n), sum(b), sum(d), now64(3)
  FROM (
    SELECT tenant, account_id, toStartOfHour(started_at) AS start_hour,
      stream_name, server_id, hostname, server_ip, server_country, 1 AS n, bytes AS b, duration AS d
    FROM play_sessions FINAL
    WHERE started_at >= toDateTime({since:UInt32}, 'UTC') AND started_at < toDateTime({until:UInt32} + 3600, 'UTC')
      AND opened_at >= toDateTime({since:UInt32} - 86400, 'UTC') AND opened_at < toDateTime({until:UInt32} + 3600, 'UTC')
      AND (tenant, account_id, toStartOfHour(started_at)) IN (SELECT tenant, account_id, hour FROM due_hours)
    UNION ALL
    SELECT tenant, account_id, hour, stream_name, server_id, hostname, server_ip, server_country, 0, 0, 0
    FROM viewing_hours FINAL
    WHERE hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')
      AND (tenant, account_id, hour) IN (SELECT tenant, account_id, hour FROM due_hours)
  )
  GROUP BY ALL`

const markRolled = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, rolled_at)
  SELECT tenant, account_id, hour, fromUnixTimestamp64Milli({before_ms:Int64}) FROM (${dueHoursOfStretch})`

/**
 * Sums the hours that changed and have come to rest since. One process at a time; a run that breaks off is simply
 * repeated. Answers the number of hours. `restMs` is how long an hour must have been left alone: less than a minute only
 * where nobody else writes.
 */
export const rollUpViewing = async (engine: StatisticsEngine, restMs = settledMs): Promise<number> => {
  const [time] = await engine.query(engineTime, {})
  const before_ms = (time?.now_ms ?? 0) - restMs
  for (let rolled = 0; ; ) {
    const [stretch] = await engine.query(dueStretch, { before_ms, hours_at_once: hoursAtOnce })
    if (stretch === undefined || stretch.hours === 0) return rolled
    const { since, until, hours } = stretch
    await engine.command(rollHours, { before_ms, since, until })
    await engine.command(markRolled, { before_ms, since, until })
    rolled += hours
  }
}

/**
 * FROM this: viewing of some accounts from `from_ms` inclusive to `to_ms` exclusive, by hour, stream and server, with
 * `sessions_count`, `bytes` and `duration`. Always what the sessions themselves say: hours that changed since they were
 * summed and the cut hours at both ends are counted. Binds tenant, account_ids, from_ms and to_ms.
 */
export const viewingByHour = `
  WITH fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC') AS begins, fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC') AS ends,
    toStartOfHour(begins + INTERVAL 3599999 MILLISECOND) AS first_hour, toStartOfHour(ends) AS end_hour,
    changed_hours AS (
      SELECT account_id, hour FROM viewing_hour_marks
      WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)} AND touched_at > rolled_at
    )
  SELECT account_id, hour, stream_name, server_id, hostname, server_ip, server_country, sessions_count, bytes, duration
  FROM viewing_hours
  WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
    AND hour >= first_hour AND hour < end_hour AND sessions_count > 0
    AND (account_id, hour) NOT IN (SELECT account_id, hour FROM changed_hours)
  UNION ALL
  SELECT account_id, toStartOfHour(started_at), stream_name, server_id, hostname, server_ip, server_country,
    1, bytes, duration
  FROM play_sessions
  WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
    AND started_at >= begins AND started_at < ends AND opened_at >= begins - INTERVAL 1 DAY AND opened_at < ends
    AND (
      started_at < first_hour AND opened_at < first_hour
      OR started_at >= end_hour AND opened_at >= end_hour - INTERVAL 1 DAY
      OR (account_id, toStartOfHour(started_at)) IN (SELECT account_id, hour FROM changed_hours)
        AND toStartOfHour(started_at) IN (SELECT hour FROM changed_hours)
        AND toDate(opened_at) IN (SELECT arrayJoin([toDate(hour), toDate(hour) - 1]) FROM changed_hours)
    )`
