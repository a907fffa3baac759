import { rm } from 'node:fs/promises'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createLog } from '../../platform/log.ts'
import {
  migrateStatistics,
  namedQuery,
  openStatistics,
  type StatisticsEngine,
  type ViewedRange,
  viewingByHour,
  viewingParams,
} from '../../platform/statistics/index.ts'
import { generateViewing, type ViewingServer } from './generate-viewing.ts'

/** A Tuesday, in the middle of an hour. */
const endsAt = new Date(Math.floor(Date.now() / (7 * dayMs)) * 7 * dayMs - 2 * dayMs + 50_000_000)

const servers: readonly ViewingServer[] = ['DE', 'DE', 'FR', 'US'].map((country, index) => ({
  deliverable_id: `licence-${index % 2}`,
  server_id: `server-${index}`,
  hostname: `edge-${index}.northlight.example`,
  ip: `192.0.2.${10 + index}`,
  country,
}))

const viewing = { tenant: 'aurora', days: 30, endsAt, sessions: 120_000, servers, seed: 7 }

const ofAccount = z.object({ account_id: z.string() })

/** A query for one row of figures about an account's sessions. */
const figures = (columns: string) =>
  namedQuery({
    name: 'figures',
    sql: `SELECT ${columns} FROM play_sessions WHERE account_id = {account_id:String}`,
    params: ofAccount,
    row: z.record(z.string(), z.number()),
  })

const contents = namedQuery({
  name: 'contents',
  sql: `SELECT toString(sum(cityHash64(session_id, stream_name, ip, user_id, user_agent, bytes, duration, closed, hostname,
      toUnixTimestamp64Milli(started_at)))) AS fingerprint
    FROM play_sessions WHERE account_id = {account_id:String}`,
  params: ofAccount,
  row: z.object({ fingerprint: z.string() }),
})

const sums = async (engine: StatisticsEngine, range: ViewedRange): Promise<Record<string, number>[]> => {
  const { sql, params } = await viewingByHour(engine, range)
  const query = namedQuery({
    name: 'sums',
    sql: `SELECT sum(sessions_count) AS n, sum(bytes) AS b, sum(duration) AS d FROM (${sql})`,
    params: z.object(viewingParams),
    row: z.record(z.string(), z.number()),
  })
  return engine.query(query, params)
}

const keptSums = namedQuery({
  name: 'kept_sums',
  sql: 'SELECT sum(sessions_count) AS n FROM viewing_hours WHERE account_id = {account_id:String}',
  params: ofAccount,
  row: z.object({ n: z.int() }),
})

describe('the viewing statistics of the demo', () => {
  let folder: string
  let engine: StatisticsEngine
  const account_id = 'northlight'

  beforeAll(async () => {
    folder = makeScratchFolder('foyer-viewing-')
    engine = await openStatistics({ path: folder, log: createLog('silent') })
    await migrateStatistics(engine)
    await generateViewing(engine, { ...viewing, account: account_id })
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  const ask = async (columns: string): Promise<Record<string, number>> => {
    const [row = {}] = await engine.query(figures(columns), { account_id })
    return row
  }

  it('has exactly the requested sessions, each with its own id, within the requested days', async () => {
    const found = await ask(`count() AS n, uniqExact(session_id) AS ids, uniqExact(hostname) AS servers,
      toUnixTimestamp64Milli(min(started_at)) AS first, toUnixTimestamp64Milli(max(started_at)) AS last,
      toUnixTimestamp64Milli(max(closed_at)) AS end, max(utc_ms) AS heard`)
    expect(found).toMatchObject({ n: viewing.sessions, ids: viewing.sessions, servers: servers.length })
    expect(found['first']).toBeGreaterThanOrEqual(endsAt.getTime() - 30 * dayMs)
    expect(found['first']).toBeLessThan(endsAt.getTime() - 29.9 * dayMs)
    expect(found['last']).toBeGreaterThan(endsAt.getTime() - 0.1 * dayMs)
    for (const moment of ['last', 'end', 'heard']) expect(found[moment]).toBeLessThanOrEqual(endsAt.getTime())
  })

  it('is consistent in every row', async () => {
    const wrong = await ask(`
      countIf(closed AND abs(dateDiff('second', started_at, closed_at) - duration) > 1) AS ends,
      countIf(NOT closed AND toUnixTimestamp(closed_at) != 0) AS open_ends,
      countIf(utc_ms < toUnixTimestamp64Milli(started_at)) AS heard_early,
      countIf(bytes = 0 OR duration > 43200 OR stream_name = '' OR ip = '' OR user_agent = '') AS empties,
      countIf(length(country) != 2 OR proto NOT IN ('hls', 'dash', 'webrtc', 'rtmp', 'srt')) AS foreign_words`)
    expect(wrong).toEqual({ ends: 0, open_ends: 0, heard_early: 0, empties: 0, foreign_words: 0 })
  })

  it('has evenings, weekends, favourites, people without a name and people who are still watching', async () => {
    const found = await ask(`
      countIf(toHour(started_at) BETWEEN 19 AND 21) / countIf(toHour(started_at) BETWEEN 3 AND 5) AS evening,
      countIf(toDayOfWeek(started_at) >= 6) / 8 / (countIf(toDayOfWeek(started_at) < 6) / 22) AS weekend,
      uniqExact(stream_name) AS streams, topK(1)(stream_name)[1] = '' AS nameless,
      (SELECT max(n) FROM (SELECT count() AS n FROM play_sessions WHERE account_id = {account_id:String} GROUP BY stream_name)) / count() AS favourite,
      uniqExact(proto) AS protos, uniqExact(country) AS countries, uniqExact(user_agent) AS agents,
      countIf(user_id = '') / count() AS anonymous, countIf(NOT closed) AS watching, avg(duration) AS seconds,
      sum(bytes) * 8 / sum(duration) / 1e6 AS mbps`)
    expect(found['evening']).toBeGreaterThan(5)
    expect(found['weekend']).toBeGreaterThan(1.15)
    expect(found).toMatchObject({ streams: 40, protos: 5 })
    expect(found['favourite']).toBeGreaterThan(0.1)
    expect(found['favourite']).toBeLessThan(0.25)
    expect(found['countries']).toBeGreaterThan(10)
    expect(found['agents']).toBeGreaterThan(15)
    expect(found['anonymous']).toBeGreaterThan(0.2)
    expect(found['anonymous']).toBeLessThan(0.6)
    expect(found['watching']).toBeGreaterThan(10)
    expect(found['seconds']).toBeGreaterThan(600)
    expect(found['mbps']).toBeGreaterThan(1)
    expect(found['mbps']).toBeLessThan(8)
  })

  it('is summed by the hour', async () => {
    expect(await engine.query(keptSums, { account_id })).toEqual([{ n: viewing.sessions }])
    const asked = {
      tenant: 'aurora',
      account_ids: [account_id],
      from_ms: endsAt.getTime() - 31 * dayMs,
      to_ms: endsAt.getTime(),
    }
    expect(await sums(engine, asked)).toEqual([await ask('count() AS n, sum(bytes) AS b, sum(duration) AS d')])
  })

  it('is the same for the same seed, and different for another', async () => {
    const fingerprint = async (account: string, seed: number) => {
      await generateViewing(engine, { ...viewing, account, seed, sessions: 10_000 })
      return (await engine.query(contents, { account_id: account }))[0]?.fingerprint
    }
    const first = await fingerprint('first', 1)
    expect(await fingerprint('again', 1)).toBe(first)
    expect(await fingerprint('other', 2)).not.toBe(first)
  })

  it('keeps the caller’s text out of the statement', async () => {
    const hostname = `edge'); DROP TABLE play_sessions; --`
    const strange = servers.map((server) => ({ ...server, hostname }))
    await generateViewing(engine, { ...viewing, account: `o'strange`, servers: strange, sessions: 100 })
    const [found] = await engine.query(figures(`countIf(hostname = 'edge\\'); DROP TABLE play_sessions; --') AS n`), {
      account_id: `o'strange`,
    })
    expect(found).toEqual({ n: 100 })
  })

  it('refuses fewer than three servers', async () => {
    const few = generateViewing(engine, { ...viewing, account: 'few', servers: servers.slice(0, 2) })
    await expect(few).rejects.toBeInstanceOf(RangeError)
  })
})
