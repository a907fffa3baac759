import type { SeriesMetric } from '@foyer/contract/statistics/viewing-query.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import * as z from 'zod/mini'
import {
  endedAt,
  filedWhereWatched,
  isWholeMinutes,
  namedQuery,
  type StatisticsEngine,
  viewingAtAll,
  viewingByHour,
  watchedParams,
  watchingIn,
  watchingParams,
} from '../../../platform/statistics/index.ts'
import { summed } from '../lists/summary-store.ts'
import type { Range } from '../range-rules.ts'
import {
  begunBeforeEnd,
  isSummed,
  isSummedByLicence,
  sessionsOf,
  type Source,
  summingParams,
  sumsOf,
  type Wish,
  wishParams,
} from '../viewing-store.ts'
import { countOfSteps, startOfStep, type Steps } from './step-rules.ts'

/** Viewing over time. */

const row = z.object({ number: z.int(), value: z.number() })

const stepParams = {
  origin: z.int(),
  step: z.int(),
  moved_at: z.array(z.int()),
  moved_by: z.array(z.int()),
  /** When each step begins. Read only if the steps differ in length. */
  starts: z.array(z.int()),
}

/** The parameters for steps. Most have one length, and their starts need not be sent. */
const stepped = (steps: Steps, range: Range) => ({
  ...steps,
  starts:
    steps.moved_at.length === 0
      ? []
      : Array.from({ length: countOfSteps(steps, range) }, (_, number) => startOfStep(steps, number)),
})

/** How much later than the step's origin a moment is on the clock, in seconds; `at` is SQL for seconds since 1970. */
const sinceOrigin = (at: string, { moved_at }: Steps): string =>
  [
    `${at} - {origin:Int64}`,
    ...moved_at.map(
      (_, index) =>
        `if(${at} >= {moved_at:Array(Int64)}[${index + 1}], {moved_by:Array(Int64)}[${index + 1}], toInt64(0))`,
    ),
  ].join(' + ')

/**
 * Sums can be used when steps align with whole days or whole hours. A shorter last step is counted exactly in either
 * case.
 */
const viewingFrom = async (engine: StatisticsEngine, wish: Wish, steps: Steps): Promise<Source> => {
  const moments = [steps.origin, steps.step, ...steps.moved_at, ...steps.moved_by]
  const begins = (unit: number): boolean => isSummed(wish) && moments.every((at) => (at * 1000) % unit === 0)
  if (begins(dayMs)) return sumsOf(await viewingAtAll(engine, wish), wish)
  if (begins(hourMs)) return sumsOf(await viewingByHour(engine, wish), wish)
  return sessionsOf(wish)
}

type ReadSteps = (engine: StatisticsEngine, wish: Wish, steps: Steps) => Promise<z.infer<typeof row>[]>

/**
 * Totals of the sessions that started in each step; empty steps are left out. One statement reads all three columns, so
 * their reads share a result.
 */
const readSum =
  (column: 'bytes' | 'duration' | 'sessions_count'): ReadSteps =>
  async (engine, wish, steps) => {
    const source = await viewingFrom(engine, wish, steps)
    const rows = await engine.query(
      namedQuery({
        name: 'retroview_sums_over_time',
        sql: `SELECT intDiv(${sinceOrigin('toInt64(toUnixTimestamp(hour))', steps)}, {step:Int64}) AS number,
            sum(viewing.bytes) AS bytes, sum(viewing.duration) AS duration,
            toUInt64(sum(viewing.sessions_count)) AS sessions_count
          FROM ${source.sql} AS viewing GROUP BY number ORDER BY number`,
        params: z.object({ ...summingParams, ...stepParams }),
        row: z.object({ number: z.int(), ...summed }),
      }),
      { ...source.params, ...stepped(steps, wish) },
    )
    return rows.map((found) => ({ number: found.number, value: found[column] }))
  }

/** A subquery: when each step up to the end of the range begins. */
const startsOf = ({ moved_at }: Steps, end: string): string =>
  moved_at.length > 0
    ? 'SELECT arrayJoin({starts:Array(Int64)}) AS start'
    : `SELECT {origin:Int64} + toInt64(number) * {step:Int64} AS start
      FROM numbers(toUInt64(ceil((${end} - {origin:Int64}) / {step:Int64})))`

/**
 * Each session adds one in the minute in which it starts and subtracts one after the minute in which it ends. The
 * running sum is the number of concurrent sessions in each minute. A change of zero is added in the first minute that begins
 * within each step, so that a step without changes keeps the value from before it.
 */
const concurrent = (wish: Wish, filed: string, steps: Steps) =>
  namedQuery({
    name: 'retroview_concurrent_sessions',
    sql: `
    WITH {from_ms:Int64} AS begins, {to_ms:Int64} AS ends, intDiv(begins, 1000) AS since
    SELECT intDiv(${sinceOrigin('(minute * 60 + since)', steps)}, {step:Int64}) AS number, max(watched) AS value
    FROM (
      SELECT minute, sum(change) OVER (ORDER BY minute) AS watched
      FROM (
        SELECT minute, sum(plus) AS change FROM (
          SELECT arrayJoin([
              (intDiv(greatest(toUnixTimestamp64Milli(started_at) - begins, 0), 60000), 1),
              (intDiv(toUnixTimestamp64Milli(${endedAt}) - begins, 60000) + 1, -1)
            ]) AS edge, edge.1 AS minute, toInt64(edge.2) AS plus
          FROM play_sessions
          WHERE ${begunBeforeEnd(wish)} AND ${filed} AND toUnixTimestamp64Milli(${endedAt}) >= begins
          UNION ALL
          SELECT (0, 0), greatest(intDiv(start - since + 59, 60), 0), toInt64(0) FROM (${startsOf(steps, 'ends / 1000')})
        )
        GROUP BY minute
      )
    )
    WHERE minute * 60000 < ends - begins
    GROUP BY number ORDER BY number`,
    params: z.object({ ...wishParams, ...watchedParams, ...stepParams }),
    row,
  })

/** The same, read from the stored changes per minute. */
const concurrentOf = (changes: string, steps: Steps) =>
  namedQuery({
    name: 'retroview_concurrent_sums',
    sql: `
      WITH intDiv({from_ms:Int64}, 60000) AS first_minute, intDiv({to_ms:Int64}, 60000) AS end_minute
      SELECT intDiv(${sinceOrigin('(minute * 60)', steps)}, {step:Int64}) AS number, max(watched) AS value
      FROM (
        SELECT minute, sum(changed) OVER (ORDER BY minute) AS watched
        FROM (
          SELECT greatest(at, first_minute) AS minute, sum(plus) AS changed FROM (
            SELECT minute AS at, change AS plus FROM (${changes})
            UNION ALL
            SELECT intDiv(start, 60), toInt64(0) FROM (${startsOf(steps, 'end_minute * 60')})
          )
          WHERE at < end_minute
          GROUP BY minute
        )
      )
      GROUP BY number ORDER BY number`,
    params: z.object({ ...watchingParams, from_ms: z.int(), to_ms: z.int(), ...stepParams }),
    row,
  })

/** Whether the stored sums suffice for a series. */
export const isFromSums = (metric: SeriesMetric, wish: Wish): boolean =>
  metric === 'sessions' ? isSummedByLicence(wish) && isWholeMinutes(wish) : isSummed(wish)

const readConcurrent: ReadSteps = async (engine, wish, steps) => {
  const { from_ms, to_ms } = wish
  if (!isFromSums('sessions', wish)) {
    const filed = await filedWhereWatched(engine, wish)
    return engine.query(concurrent(wish, filed.sql, steps), { ...wish, ...filed.params, ...stepped(steps, wish) })
  }
  const { sql, params: bound } = await watchingIn(engine, wish)
  return engine.query(concurrentOf(sql, steps), { ...bound, from_ms, to_ms, ...stepped(steps, wish) })
}

export const seriesReaders: Readonly<Record<SeriesMetric, ReadSteps>> = {
  bytes: readSum('bytes'),
  duration: readSum('duration'),
  plays: readSum('sessions_count'),
  sessions: readConcurrent,
}
