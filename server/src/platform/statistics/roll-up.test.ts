// @module-tag long
import { rm } from 'node:fs/promises'
import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { audienceIn, audienceParams } from './audience.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { migrateStatistics } from './migrate.ts'
import { openStatistics } from './open-statistics.ts'
import { markStoredViewing, rollUpViewing } from './roll-up.ts'
import { quietLog } from './testing/engines.ts'
import { addSessions, noon, withoutMarks } from './testing/sessions.ts'
import { viewingAtAll, viewingByHour, viewingParams } from './viewing.ts'
import { changesOfSession, watchingIn, watchingParams } from './watching.ts'

const range = {
  params: z.object({ tenant: z.string(), account_ids: z.array(z.string()), from_ms: z.int(), to_ms: z.int() }),
  row: z.object({
    account_id: z.string(),
    stream_name: z.string(),
    hostname: z.string(),
    sessions_count: z.int(),
    bytes: z.int(),
    duration: z.int(),
  }),
}

type Asked = z.infer<typeof range.params>

const sumsBy =
  (viewing: typeof viewingAtAll) =>
  async (engine: StatisticsEngine, asked: Asked): Promise<z.infer<typeof range.row>[]> => {
    const { sql, params } = await viewing(engine, asked)
    const query = namedQuery({
      name: 'summed',
      sql: `SELECT account_id, stream_name, hostname,
        sum(viewing.sessions_count) AS sessions_count, sum(viewing.bytes) AS bytes, sum(viewing.duration) AS duration
      FROM (${sql}) AS viewing GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      params: z.object(viewingParams),
      row: range.row,
    })
    return engine.query(query, params)
  }
const summed = sumsBy(viewingByHour)
const summedAtAll = sumsBy(viewingAtAll)

const counted = namedQuery({
  name: 'counted',
  sql: `SELECT account_id, stream_name, hostname,
      count() AS sessions_count, sum(play.bytes) AS bytes, sum(play.duration) AS duration
    FROM play_sessions AS play
    WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
      AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}) AND started_at < fromUnixTimestamp64Milli({to_ms:Int64})
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  ...range,
})

const changesBetween = (changes: string) => `
  SELECT minute, sum(change) AS changed FROM (${changes}) WHERE minute >= {first:Int64} AND minute < {end:Int64}
  GROUP BY minute HAVING changed != 0 ORDER BY minute`

const changesRow = z.object({ minute: z.int(), changed: z.int() })
const minutes = { first: z.int(), end: z.int() }

/**
 * How many sessions start and stop being watched in each minute of a range, from the kept sums and from the sessions
 * themselves.
 */
const watched = async (engine: StatisticsEngine, asked: Asked) => {
  const within = { from_ms: asked.from_ms - (asked.from_ms % minuteMs), to_ms: asked.to_ms - (asked.to_ms % minuteMs) }
  const bound = { first: within.from_ms / minuteMs, end: within.to_ms / minuteMs }
  const { sql, params } = await watchingIn(engine, { ...asked, ...within, deliverable_id: '' })
  const kept = namedQuery({
    name: 'kept_changes',
    sql: changesBetween(sql),
    params: z.object({ ...watchingParams, ...minutes }),
    row: changesRow,
  })
  const truth = namedQuery({
    name: 'true_changes',
    sql: changesBetween(`SELECT edge.1 AS minute, toInt64(edge.2) AS change FROM (
      SELECT arrayJoin(${changesOfSession}) AS edge FROM play_sessions
      WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)})`),
    params: z.object({ tenant: z.string(), account_ids: z.array(z.string()), ...minutes }),
    row: changesRow,
  })
  const { tenant, account_ids } = asked
  return {
    kept: await engine.query(kept, { ...params, ...bound }),
    truth: await engine.query(truth, { tenant, account_ids, ...bound }),
  }
}

const sharesRow = z.object({
  kind: z.string(),
  value: z.string(),
  sessions_count: z.int(),
  bytes: z.int(),
  duration: z.int(),
})

/** Viewing by country and protocol, from the kept sums and from the sessions themselves. */
const audience = async (engine: StatisticsEngine, asked: Asked) => {
  const { sql, params } = await audienceIn(engine, { ...asked, deliverable_id: '' })
  const kept = namedQuery({
    name: 'kept_audience',
    sql: `SELECT kind, value, sum(shares.sessions_count) AS sessions_count, sum(shares.bytes) AS bytes, sum(shares.duration) AS duration
      FROM (${sql}) AS shares GROUP BY 1, 2 ORDER BY 1, 2`,
    params: z.object(audienceParams),
    row: sharesRow,
  })
  const truth = namedQuery({
    name: 'true_audience',
    sql: `SELECT share.1 AS kind, share.2 AS value, count() AS sessions_count, sum(play.bytes) AS bytes, sum(play.duration) AS duration
      FROM play_sessions AS play ARRAY JOIN [('country', toString(country)), ('proto', toString(proto))] AS share
      WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
        AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}) AND started_at < fromUnixTimestamp64Milli({to_ms:Int64})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    params: range.params,
    row: sharesRow,
  })
  return { kept: await engine.query(kept, params), truth: await engine.query(truth, asked) }
}

const keptShares = namedQuery({
  name: 'kept_shares',
  sql: `SELECT toString(value) AS value, toUInt64(sum(viewing_audience.sessions_count)) AS sessions_count
    FROM viewing_audience WHERE tenant = {tenant:String} AND kind = 'country' GROUP BY value ORDER BY value`,
  params: z.object({ tenant: z.string() }),
  row: z.object({ value: z.string(), sessions_count: z.int() }),
})

/** What a process does that knows only the earlier sums. */
const sumAsBefore = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, rolled_at)
  SELECT tenant, account_id, hour, now64(3, 'UTC') FROM viewing_hour_marks WHERE tenant = {tenant:String}`

const keptHours = namedQuery({
  name: 'kept_hours',
  sql: `SELECT sum(sessions_count) AS n, (SELECT sum(sessions_count) FROM viewing_days WHERE tenant = {tenant:String}) AS days
    FROM viewing_hours WHERE tenant = {tenant:String}`,
  params: z.object({ tenant: z.string() }),
  row: z.object({ n: z.int(), days: z.int() }),
})

const withoutRest = namedQuery({
  name: 'tables_without_rest',
  sql: `SELECT name FROM system.tables WHERE database = currentDatabase() AND name != 'session_places'
      AND engine = 'ReplacingMergeTree' AND engine_full LIKE '%PARTITION BY%'
      AND engine_full NOT LIKE '%min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1%'`,
  params: z.object({}),
  row: z.object({ name: z.string() }),
})

describe('sums by the hour', () => {
  let folder: string
  let engine: StatisticsEngine

  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    engine = await openStatistics({ path: folder, log: quietLog })
    await migrateStatistics(engine)
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  const state = fc.record({
    account_id: fc.constantFrom('account-1', 'account-2', 'account-3'),
    session_id: fc.integer({ min: 1, max: 12 }).map((number) => `session-${number}`),
    stream_name: fc.constantFrom('news_24', 'sport_1'),
    hostname: fc.constantFrom('edge-1', 'edge-2'),
    country: fc.constantFrom('FR', 'DE', ''),
    proto: fc.constantFrom('hls', 'srt'),
    bytes: fc.integer({ min: 0, max: 1_000_000 }),
    duration: fc.integer({ min: 0, max: 100_000 }),
    utc_ms: fc.integer({ min: noon, max: noon + 1_000 }),
  })
  /** The opening time depends on the session's id alone. The start becomes known late and is corrected again and again. */
  const timesOf = (session_id: string, utc_ms: number) => {
    const number = Number(session_id.slice(8))
    const opened_at = noon + number * 317 * minuteMs - (number % 3)
    const isStarted = utc_ms >= noon + ((number * 337) % 1_000)
    return { opened_at, started_at: isStarted ? opened_at + (((number + utc_ms) * 40) % 1_400) * minuteMs : opened_at }
  }
  const moment = fc.integer({ min: -1, max: 90 * 4 }).map((quarter) => noon + quarter * 15 * minuteMs)
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ add: fc.array(state, { minLength: 1, maxLength: 8 }) }) },
    { weight: 1, arbitrary: fc.record({ add: fc.constant(null) }) },
  )

  it('equal what the sessions say, whatever was added, replaced or summed in between', async () => {
    let run = 0
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(moment, moment), { minLength: 1, maxLength: 3 }),
      async (steps, ranges) => {
        run += 1
        const tenant = `tenant-${run}`
        for (const { add } of steps) {
          if (add === null) await rollUpViewing(engine, 0)
          else {
            const rows = add.map((row) => ({ tenant, ...row, ...timesOf(row.session_id, row.utc_ms) }))
            await addSessions(engine, ...rows)
          }
        }
        for (const [a, b] of ranges) {
          const asked = {
            tenant,
            account_ids: ['account-1', 'account-3'],
            from_ms: Math.min(a, b),
            to_ms: Math.max(a, b),
          }
          const truth = await engine.query(counted, asked)
          expect(await summed(engine, asked)).toEqual(truth)
          expect(await summedAtAll(engine, asked)).toEqual(truth)
          const changes = await watched(engine, asked)
          expect(changes.kept).toEqual(changes.truth)
          const shares = await audience(engine, asked)
          expect(shares.kept).toEqual(shares.truth)
        }
      },
    )
    await fc.assert(property, { numRuns: 25 })
  })

  it('and sessions of a month that is unchanged for a day are merged, so that no read compares replaced rows', async () => {
    expect(await engine.query(withoutRest, {})).toEqual([])
  })

  it('are stored for settled hours, and an hour that changes is counted until it is summed again', async () => {
    const tenant = 'kept'
    const asked = { tenant, account_ids: ['account-1'], from_ms: noon, to_ms: noon + hourMs }
    await addSessions(engine, { tenant, bytes: 10 }, { tenant, session_id: 'session-2', bytes: 5 })
    expect(await rollUpViewing(engine)).toBe(0)
    expect(await engine.query(keptHours, { tenant })).toEqual([{ n: 0, days: 0 }])
    expect(await rollUpViewing(engine, 0)).toBeGreaterThan(0)
    expect(await engine.query(keptHours, { tenant })).toEqual([{ n: 2, days: 2 }])
    expect(await rollUpViewing(engine, 0)).toBe(0)

    await addSessions(engine, { tenant, bytes: 100, utc_ms: noon + 20_000 })
    expect(await summed(engine, asked)).toMatchObject([{ sessions_count: 2, bytes: 105 }])
    await rollUpViewing(engine, 0)
    expect(await summed(engine, asked)).toMatchObject([{ sessions_count: 2, bytes: 105 }])
  })

  it('by country are made for hours that were summed without them, and until then counted', async () => {
    const tenant = 'earlier'
    const asked = { tenant, account_ids: ['account-1'], from_ms: noon, to_ms: noon + hourMs }
    await addSessions(engine, { tenant, bytes: 10 }, { tenant, session_id: 'session-2', country: 'DE', bytes: 5 })
    await engine.command(sumAsBefore, { tenant })
    const check = async () => {
      const { kept, truth } = await audience(engine, asked)
      expect(truth).toHaveLength(3)
      expect(kept).toEqual(truth)
    }
    await check()
    expect(await engine.query(keptShares, { tenant })).toEqual([])
    expect(await rollUpViewing(engine, 0)).toBe(1)
    expect(await engine.query(keptShares, { tenant })).toEqual([
      { value: 'DE', sessions_count: 1 },
      { value: 'FR', sessions_count: 1 },
    ])
    await check()
    // A viewer who turns out to be elsewhere leaves nothing behind.
    await addSessions(engine, { tenant, session_id: 'session-2', country: 'IT', bytes: 6, utc_ms: noon + 20_000 })
    await check()
    await rollUpViewing(engine, 0)
    expect(await engine.query(keptShares, { tenant })).toEqual([
      { value: 'DE', sessions_count: 0 },
      { value: 'FR', sessions_count: 1 },
      { value: 'IT', sessions_count: 1 },
    ])
    await check()
  })

  it('include sessions whose mark was lost with the engine', async () => {
    const tenant = 'unmarked'
    const asked = { tenant, account_ids: ['account-1'], from_ms: noon, to_ms: noon + hourMs }
    await addSessions(engine, { tenant, bytes: 10 })
    await rollUpViewing(engine, 0)
    await withoutMarks(engine, () => addSessions(engine, { tenant, session_id: 'session-2', bytes: 5 }))
    expect(await summed(engine, asked)).toMatchObject([{ sessions_count: 1 }])
    await markStoredViewing(engine)
    expect(await summed(engine, asked)).toMatchObject([{ sessions_count: 2, bytes: 15 }])
    await rollUpViewing(engine, 0)
    expect(await summed(engine, asked)).toMatchObject([{ sessions_count: 2, bytes: 15 }])
  })

  it('include sessions that are watched for weeks, summed or not, even if their mark was lost', async () => {
    const tenant = 'weeks'
    const asked = { tenant, account_ids: ['account-1'], from_ms: noon - hourMs, to_ms: noon + hourMs }
    const feed = (days: number, more = {}) => {
      const opened_at = noon - days * 24 * hourMs
      return { tenant, session_id: `feed-${days}`, opened_at, started_at: opened_at, utc_ms: noon, ...more }
    }
    const check = async (changes: number) => {
      const { kept, truth } = await watched(engine, asked)
      expect(truth.map(({ changed }) => changed)).toEqual([changes])
      expect(kept.filter(({ minute }) => minute > (noon - hourMs) / minuteMs)).toEqual(truth)
    }
    await addSessions(engine, feed(9), feed(90), feed(50, { closed: true, closed_at: noon - 40 * 24 * hourMs }))
    await check(-2)
    await rollUpViewing(engine, 0)
    await check(-2)
    await withoutMarks(engine, () => addSessions(engine, feed(30)))
    await markStoredViewing(engine)
    await check(-3)
  })

  it('count a session in the hour of its start, from inclusive, to exclusive', async () => {
    const tenant = 'edges'
    await addSessions(engine, { tenant, opened_at: noon - 1, started_at: noon })
    await rollUpViewing(engine, 0)
    const sum = (from_ms: number, to_ms: number) =>
      summed(engine, { tenant, account_ids: ['account-1'], from_ms, to_ms })
    expect(await sum(noon, noon + 1)).toHaveLength(1)
    expect(await sum(noon, noon + hourMs)).toHaveLength(1)
    expect(await sum(noon - hourMs, noon)).toHaveLength(0)
    expect(await sum(noon + 1, noon + hourMs)).toHaveLength(0)
  })
})
