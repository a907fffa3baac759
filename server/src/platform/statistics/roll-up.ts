import * as z from 'zod/mini'
import { audienceOfSession } from './audience.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { watchedHours } from './schema.ts'
import { changesOfSession } from './watching.ts'

/** Computes sums per hour and day of sessions' starts, once the filing hours have settled. `viewing.ts` reads them. */

/** The longest time between an insert's mark and the moment its rows are visible. */
const settledMs = 60_000

/** The approximate number of account hours that one statement processes. */
const hoursAtOnce = 5_000

const engineTime = namedQuery({
  name: 'engine_time',
  sql: 'SELECT toUnixTimestamp64Milli(now64(3)) AS now_ms',
  params: z.object({}),
  row: z.object({ now_ms: z.int() }),
})

const hasSettled = 'touched_at <= fromUnixTimestamp64Milli({before_ms:Int64})'

type SummedAt = 'rolled_at' | 'audience_at'

const dueStretch = (summedAt: SummedAt) =>
  namedQuery({
    name: `due_stretch_${summedAt}`,
    sql: `SELECT toUnixTimestamp(min(hour)) AS since, toUnixTimestamp(max(hour)) AS until, count() AS hours
      FROM (
        SELECT hour FROM viewing_hour_marks FINAL WHERE touched_at > ${summedAt} AND ${hasSettled}
        ORDER BY hour LIMIT {hours_at_once:UInt32}
      )`,
    params: z.object({ before_ms: z.int(), hours_at_once: z.int() }),
    row: z.object({ since: z.int(), until: z.int(), hours: z.int() }),
  })

/** Filing hours that changed after they were summed and have settled. A concurrent change can only remove hours from this set. */
const dueSince = (summedAt: SummedAt): string => `
  SELECT tenant, account_id, hour FROM viewing_hour_marks FINAL
  WHERE touched_at > ${summedAt} AND ${hasSettled}
    AND hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')`

const dueHoursOfStretch = dueSince('rolled_at')
const dueAudienceOfStretch = dueSince('audience_at')

const described = 'stream_name, deliverable_id, server_id, hostname, server_ip, server_country'

/** Also adds the existing sums of the hour as zeros, so that a sum without remaining sessions is replaced too. */
const rollHours = `
  INSERT INTO viewing_hours
    (tenant, account_id, filed_hour, hour, ${described}, sessions_count, bytes, duration, rolled_at)
  WITH due_hours AS (${dueHoursOfStretch})
  SELECT tenant, account_id, filed, start_hour, ${described}, sum(n), sum(b), sum(d), now64(3)
  FROM (
    SELECT tenant, account_id, toStartOfHour(opened_at) AS filed, toStartOfHour(started_at) AS start_hour, ${described},
      1 AS n, bytes AS b, duration AS d
    FROM play_sessions FINAL
    WHERE opened_at >= toDateTime64({since:UInt32}, 3, 'UTC') AND opened_at < toDateTime64({until:UInt32} + 3600, 3, 'UTC')
      AND (tenant, account_id, toStartOfHour(opened_at)) IN (SELECT tenant, account_id, hour FROM due_hours)
    UNION ALL
    SELECT tenant, account_id, filed_hour, hour, ${described}, 0, 0, 0
    FROM viewing_hours FINAL
    WHERE filed_hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')
      AND (tenant, account_id, filed_hour) IN (SELECT tenant, account_id, hour FROM due_hours)
  )
  GROUP BY ALL`

/** Adds up days from their hours. While one of its hours is out of date, nobody reads the day. */
const rollDays = `
  INSERT INTO viewing_days
    (tenant, account_id, filed_day, day, ${described}, sessions_count, bytes, duration, rolled_at)
  WITH due_days AS (SELECT DISTINCT tenant, account_id, toDate(hour) AS due_day FROM (${dueHoursOfStretch}))
  SELECT tenant, account_id, filed, start_day, ${described}, sum(n), sum(b), sum(d), now64(3)
  FROM (
    SELECT tenant, account_id, toDate(filed_hour) AS filed, toDate(hour) AS start_day, ${described},
      sessions_count AS n, bytes AS b, duration AS d
    FROM viewing_hours FINAL
    WHERE filed_hour >= toStartOfDay(toDateTime({since:UInt32}, 'UTC'))
      AND filed_hour < toStartOfDay(toDateTime({until:UInt32}, 'UTC')) + INTERVAL 1 DAY
      AND (tenant, account_id, toDate(filed_hour)) IN (SELECT tenant, account_id, due_day FROM due_days)
    UNION ALL
    SELECT tenant, account_id, filed_day, day, ${described}, 0, 0, 0
    FROM viewing_days FINAL
    WHERE filed_day BETWEEN toDate(toDateTime({since:UInt32}, 'UTC')) AND toDate(toDateTime({until:UInt32}, 'UTC'))
      AND (tenant, account_id, filed_day) IN (SELECT tenant, account_id, due_day FROM due_days)
  )
  GROUP BY ALL`

const rollEdges = `
  INSERT INTO viewing_edges (tenant, account_id, filed_hour, hour, deliverable_id, minute, change, rolled_at)
  WITH due_hours AS (${dueHoursOfStretch})
  SELECT tenant, account_id, filed, start_hour, deliverable_id, toUInt32(edge.1), sum(edge.2), now64(3)
  FROM (
    SELECT tenant, account_id, toStartOfHour(opened_at) AS filed, toStartOfHour(started_at) AS start_hour, deliverable_id,
      arrayJoin(arrayMap(one -> (toInt64(one.1), toInt64(one.2)), ${changesOfSession})) AS edge
    FROM play_sessions FINAL
    WHERE opened_at >= toDateTime64({since:UInt32}, 3, 'UTC') AND opened_at < toDateTime64({until:UInt32} + 3600, 3, 'UTC')
      AND (tenant, account_id, toStartOfHour(opened_at)) IN (SELECT tenant, account_id, hour FROM due_hours)
    UNION ALL
    SELECT tenant, account_id, filed_hour, hour, deliverable_id, (toInt64(minute), toInt64(0))
    FROM viewing_edges FINAL
    WHERE filed_hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')
      AND (tenant, account_id, filed_hour) IN (SELECT tenant, account_id, hour FROM due_hours)
  )
  GROUP BY tenant, account_id, filed, start_hour, deliverable_id, edge.1`

const markRolled = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, rolled_at)
  SELECT tenant, account_id, hour, fromUnixTimestamp64Milli({before_ms:Int64}) FROM (${dueHoursOfStretch})`

const rollAudience = `
  INSERT INTO viewing_audience
    (tenant, account_id, filed_hour, hour, kind, value, deliverable_id, sessions_count, bytes, duration, rolled_at)
  WITH due_hours AS (${dueAudienceOfStretch})
  SELECT tenant, account_id, filed, start_hour, one.1, one.2, deliverable_id, sum(n), sum(b), sum(d), now64(3)
  FROM (
    SELECT tenant, account_id, toStartOfHour(opened_at) AS filed, toStartOfHour(started_at) AS start_hour, deliverable_id,
      arrayJoin(${audienceOfSession}) AS one, 1 AS n, bytes AS b, duration AS d
    FROM play_sessions FINAL
    WHERE opened_at >= toDateTime64({since:UInt32}, 3, 'UTC') AND opened_at < toDateTime64({until:UInt32} + 3600, 3, 'UTC')
      AND (tenant, account_id, toStartOfHour(opened_at)) IN (SELECT tenant, account_id, hour FROM due_hours)
    UNION ALL
    SELECT tenant, account_id, filed_hour, hour, deliverable_id, (toString(kind), toString(value)), 0, 0, 0
    FROM viewing_audience FINAL
    WHERE filed_hour BETWEEN toDateTime({since:UInt32}, 'UTC') AND toDateTime({until:UInt32}, 'UTC')
      AND (tenant, account_id, filed_hour) IN (SELECT tenant, account_id, hour FROM due_hours)
  )
  GROUP BY tenant, account_id, filed, start_hour, one.1, one.2, deliverable_id`

const markAudience = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, audience_at)
  SELECT tenant, account_id, hour, fromUnixTimestamp64Milli({before_ms:Int64}) FROM (${dueAudienceOfStretch})`

/** Marks the filing hours of all parts stored since the last mark, or shortly before it. */
const markStored = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, started_after, watched_hours, touched_at)
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, max(started_after), ${watchedHours}, now64(3, 'UTC')
  FROM play_sessions AS play
  WHERE _part IN (
    SELECT name FROM system.parts
    WHERE database = currentDatabase() AND table IN ('play_sessions', 'play_sessions_shard') AND active
      AND modification_time >= (SELECT max(touched_at) FROM viewing_hour_marks) - INTERVAL 2 MINUTE
  )
  GROUP BY tenant, account_id, hour`

/**
 * Restores marks after a crash: an engine that was killed during an insert may have stored the rows without their mark.
 * Call it before anything else is stored, because it uses the time of the last mark.
 */
export const markStoredViewing = (engine: StatisticsEngine): Promise<void> => engine.command(markStored)

interface Sums {
  readonly due: ReturnType<typeof dueStretch>
  readonly steps: readonly string[]
}

/** Apart, because hours of before the audience was summed lack only these sums: new hours do not wait for the others behind them. */
const viewingSums: Sums = { due: dueStretch('rolled_at'), steps: [rollHours, rollDays, rollEdges, markRolled] }
const audienceSums: Sums = { due: dueStretch('audience_at'), steps: [rollAudience, markAudience] }

const sum = async (engine: StatisticsEngine, before_ms: number, { due, steps }: Sums): Promise<number> => {
  for (let summed = 0; ;) {
    const [stretch] = await engine.query(due, { before_ms, hours_at_once: hoursAtOnce })
    if (stretch === undefined || stretch.hours === 0) return summed
    const { since, until, hours } = stretch
    for (const step of steps) await engine.command(step, { before_ms, since, until })
    summed += hours
  }
}

/**
 * Sums the filing hours that have changed and settled, and their days. Only one process may run it at a time; an
 * interrupted run is simply repeated. Returns the number of hours, of both kinds of sums. `restMs` is how long an hour must have been
 * unchanged; less than a minute is safe only if nobody else writes.
 */
export const rollUpViewing = async (engine: StatisticsEngine, restMs = settledMs): Promise<number> => {
  const [time] = await engine.query(engineTime, {})
  const before_ms = (time?.now_ms ?? 0) - restMs
  return (await sum(engine, before_ms, viewingSums)) + (await sum(engine, before_ms, audienceSums))
}
