// @module-tag long
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  getViewingSeries,
  listPlaySessions,
  listUniqueSessions,
  listViewedServers,
  listViewedStreams,
  listViewers,
} from '@foyer/contract/statistics/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { collect, playEvent, sendEvents, yesterday } from '../../../test/viewing.ts'
import { rollUpViewing } from '../../platform/statistics/index.ts'
import { startTestServer, type TestServer } from '../../platform/statistics/testing/engines.ts'

const kinds = [
  { kind: 'a ClickHouse server', cluster: '' },
  { kind: 'a cluster, by distributed tables', cluster: 'main' },
]

describe.each(kinds)('on $kind', ({ cluster }) => {
  let folder: string
  let server: TestServer
  let configuration: ConfigurationFile
  let foyer: RunningFoyer
  let owner: Person
  let licence: string
  const begin = async (): Promise<void> => {
    owner = await createPerson(foyer)
    licence = await giveLicence(foyer, owner, { retroview: true })
  }
  beforeAll(async () => {
    folder = makeScratchFolder('foyer-clickhouse-')
    server = await startTestServer(join(folder, 'store'), cluster)
    configuration = writeConfiguration({}, cluster === '' ? {} : { clickhouse: { cluster, replicated: false } })
    foyer = await startFoyer({
      environment: {
        CLICKHOUSE_URL: server.url,
        FOYER_CONFIG: configuration.path,
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
    })
  })
  afterAll(async () => {
    await foyer.close()
    await server.kill()
    configuration.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const range = { from: Math.floor(yesterday / 1000) - 86_400, to: Math.floor(yesterday / 1000) + 86_400 }
  const later = { opened_at: yesterday, utc_ms: yesterday + 90_000, closed_at: yesterday + 90_000 }
  const opened = playEvent({ event: 'play_opened', opened_at: yesterday, bytes: 0, duration: 0, utc_ms: yesterday + 1 })
  /** No event reports its opening, so its place has to be found again. */
  const homeless = { id: 'homeless', media: 'sport_1', opened_at: null, started_at: yesterday + 3_600_000 }

  it('thousands of sessions in one call are looked up in batches that a server accepts', async () => {
    await begin()
    await collect(foyer, licence, [playEvent({ ...homeless, bytes: 1 })])
    const many = Array.from({ length: 2_500 }, () => playEvent({ ...later, id: randomUUID().repeat(3) }))
    expect((await sendEvents(foyer, licence, JSON.stringify(many))).status).toBe(200)
    const { estimated_count } = await owner.client.ask(listPlaySessions, { query: { ...range, limit: 1 } })
    expect(estimated_count).toBe(2_501)
  })

  it('late, repeated and reordered events result in the same rows and the same sums, summed before or not', async () => {
    await begin()
    const { statistics } = foyer.platform
    await collect(foyer, licence, [playEvent({ ...later, bytes: 700, duration: 90 }), opened])
    await collect(foyer, licence, [
      playEvent({ ...homeless, event: 'play_updated', bytes: 1, utc_ms: yesterday + 3_660_000 }),
    ])
    await rollUpViewing(statistics, 0)
    await collect(foyer, licence, [opened, playEvent({ ...later, bytes: 700, duration: 90 })])
    await collect(foyer, licence, [playEvent({ ...homeless, bytes: 40, utc_ms: yesterday + 3_670_000 })])
    const said = async () => {
      const { client } = owner
      const [sessions, uniques, viewers, streams, servers, traffic, concurrent] = [
        await client.ask(listPlaySessions, { query: { ...range, sort: 'started_at' } }),
        await client.ask(listUniqueSessions, { query: { ...range, sort: 'started_at' } }),
        await client.ask(listViewers, { query: range }),
        await client.ask(listViewedStreams, { query: { ...range, sort: 'stream_name' } }),
        await client.ask(listViewedServers, { query: range }),
        await client.ask(getViewingSeries, { query: { ...range, step: 86_400 } }),
        await client.ask(getViewingSeries, { query: { ...range, step: 86_400, metric: 'sessions' } }),
      ]
      expect(sessions.metrics.map(({ id, bytes }) => [id, bytes])).toEqual([
        ['session-1', 700],
        ['homeless', 40],
      ])
      expect(uniques.metrics).toHaveLength(2)
      expect(viewers.metrics).toMatchObject([
        { client: { user_id: 'viewer-1' }, bytes: { play: 740 }, sessions_count: 2 },
      ])
      expect(streams.metrics).toMatchObject([
        { stream_name: 'news_24', bytes: { play: 700 }, sessions_count: 1 },
        { stream_name: 'sport_1', bytes: { play: 40 }, sessions_count: 1 },
      ])
      expect(servers.metrics).toMatchObject([{ bytes: { play: 740 }, sessions_count: 2 }])
      expect(traffic.series.map(({ value }) => value)).toEqual([0, 740])
      expect(concurrent.series.map(({ value }) => value)).toEqual([0, 1])
    }
    await said()
    await rollUpViewing(statistics, 0)
    await said()
  })

  it('a moment has the same number in any range, however long before it a session began', async () => {
    await begin()
    const began = { opened_at: yesterday - 20 * dayMs, started_at: yesterday - 20 * dayMs }
    await collect(foyer, licence, [playEvent({ ...began, event: 'play_updated', utc_ms: yesterday + 90_000 })])
    const told = async (days: number, more: { readonly proto?: string }) => {
      const query = {
        from: range.to - days * daySeconds,
        to: range.to,
        step: 86_400,
        metric: 'sessions' as const,
        ...more,
      }
      return (await owner.client.ask(getViewingSeries, { query })).series.map(({ value }) => value)
    }
    const check = async () => {
      for (const more of [{}, { proto: 'hls' }]) {
        expect(await told(1, more)).toEqual([1])
        expect(await told(25, more)).toEqual(Array.from({ length: 25 }, (_, day) => (day < 4 ? 0 : 1)))
      }
    }
    await check()
    await rollUpViewing(foyer.platform.statistics, 0)
    await check()
  })

  it('an unreachable server is reported; acknowledged data are still there when it is back', async () => {
    await begin()
    await collect(foyer, licence, [playEvent({ id: 'before' })])
    await server.kill()
    const events = JSON.stringify([playEvent({ id: 'after' })])
    expect((await sendEvents(foyer, licence, events)).status).toBe(503)
    expect((await owner.client.call(listPlaySessions, { query: range })).status).toBe(503)
    await server.revive()
    expect((await sendEvents(foyer, licence, events)).status).toBe(200)
    const { metrics } = await owner.client.ask(listPlaySessions, { query: { ...range, sort: 'started_at' } })
    expect(new Set(metrics.map(({ id }) => id))).toEqual(new Set(['after', 'before']))
  })
})
