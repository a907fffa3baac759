import {
  getMonitoringLink,
  getStatisticsStanding,
  getViewingAudience,
  getViewingSeries,
  listPlaySessions,
  listUniqueSessions,
  listViewedServers,
  listViewedStreams,
  listViewers,
} from '@foyer/contract/statistics/endpoints.ts'
import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import {
  clientSorts,
  serverSorts,
  sessionSorts,
  streamSorts,
  userSessionSorts,
} from '@foyer/contract/statistics/viewing-query.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourMs, hourSeconds, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTeam, joinTeam } from '../../../test/companies.ts'
import { writeConfiguration } from '../../../test/configuration.ts'
import { startFoyer, useFoyer } from '../../../test/foyer.ts'
import { giveLicence, publishSku, reportServer } from '../../../test/licences.ts'
import { readPages } from '../../../test/pages.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { collect, playEvent, type SomeEvent, yesterday } from '../../../test/viewing.ts'
import { rollUpViewing } from '../../platform/statistics/index.ts'
import { addSessions } from '../../platform/statistics/testing/sessions.ts'

const foyer = useFoyer()
let owner: Person
let licence: string
let events: SomeEvent[]

/** Events lie on both sides of midnight, so that ranges and sums cut through it. */
const midnight = Math.floor(yesterday / dayMs) * dayMs
/** Likewise around the end of a month, where ClickHouse starts a new partition. */
const monthEnd = new Date(midnight - 2 * dayMs).setUTCDate(1)

const streams = ['news_24', 'News_World', 'sport_1', 'тест']
const agents = ['VLC/3.0.21', 'Mozilla/5.0 (X11) Firefox', 'vlc mobile']

/** A random event around midnight or the end of a month, determined by its number and the seed. */
const randomEvent = (number: number, seed: number): SomeEvent => {
  const pick = <Value>(values: readonly Value[], salt: number): Value => {
    const at = Math.abs(Math.imul(number + 1, 2_654_435_761) ^ Math.imul(seed + salt, 40_503)) % values.length
    return values[at] as Value
  }
  const spread = Math.abs(Math.imul(number + seed, 2_246_822_519)) % (8 * hourMs)
  const opened_at = (number % 3 === 0 ? monthEnd : midnight) - 4 * hourMs + spread
  const duration = Math.abs(Math.imul(number, 97) + seed) % 5_400
  const closed = number % 5 > 0
  const ends = opened_at + 500 + duration * 1000
  return playEvent({
    event: closed ? 'play_closed' : 'play_updated',
    id: `s${number}`,
    media: pick(streams, 1),
    proto: pick(['hls', 'dash', 'rtmp'], 2),
    user_id: pick(['', 'anna', 'ben', 'Ben'], 3),
    ip: pick(['198.51.100.7', '198.51.100.8', '2001:db8::1'], 4),
    user_agent: pick(agents, 5),
    server_id: pick(['one', 'two', 'three'], 6),
    hostname: pick(['one', 'two', 'three'], 6),
    bytes: (Math.abs(Math.imul(number, 48_271)) % 1e9) + 1,
    duration,
    opened_at,
    started_at: opened_at + 500,
    closed_at: closed ? ends : null,
    utc_ms: ends,
  })
}

beforeAll(async () => {
  owner = await createPerson(foyer)
  licence = await giveLicence(foyer, owner, { retroview: true })
  events = Array.from({ length: 390 }, (_, number) => randomEvent(number, 7))
  await collect(foyer, licence, events.slice(0, 195))
  await foyer.platform.jobs.runDue()
  await collect(foyer, licence, events.slice(195))
})

const wide = { from: Math.floor((midnight - 12 * hourMs) / 1000), to: Math.floor((midnight + 12 * hourMs) / 1000) }

/* The oracle: what the decisions say, in plain loops over the events. */

interface Asked {
  readonly from: number
  readonly to: number
  readonly stream_name?: string
  readonly stream_name_like?: string
  readonly proto?: string
  readonly 'server.hostname'?: string
  readonly 'client.user_id'?: string
  readonly 'client.ip'?: string
  readonly 'client.useragent'?: string
  readonly 'client.useragent_like'?: string
  readonly gt?: number
  readonly lt?: number
}

const has = (text: string | null | undefined, part: string | undefined): boolean =>
  part === undefined || `${text}`.toLowerCase().includes(part.toLowerCase())
const is = (value: unknown, wanted: unknown): boolean => wanted === undefined || value === wanted
const startOf = (event: SomeEvent): number => Number(event.started_at)
const endOf = (event: SomeEvent): number => Number(event.closed_at ?? event.utc_ms)

const wished = (asked: Asked): SomeEvent[] =>
  events.filter(
    (event) =>
      startOf(event) >= asked.from * 1000 &&
      startOf(event) < asked.to * 1000 &&
      has(event.media, asked.stream_name_like) &&
      has(event.user_agent, asked['client.useragent_like']) &&
      is(event.media, asked.stream_name) &&
      is(event.user_agent, asked['client.useragent']) &&
      is(event.proto, asked.proto) &&
      is(event.hostname, asked['server.hostname']) &&
      is(event.user_id, asked['client.user_id']) &&
      is(event.ip, asked['client.ip']) &&
      (asked.gt === undefined || Number(event.duration) > asked.gt) &&
      (asked.lt === undefined || Number(event.duration) < asked.lt),
  )

const viewerOf = ({ user_id, ip, user_agent }: SomeEvent): string =>
  user_id === '' ? `${ip} ${user_agent}` : `user ${user_id}`

const total = (some: readonly SomeEvent[], field: 'bytes' | 'duration'): number =>
  some.reduce((sum, event) => sum + Number(event[field]), 0)

const sums = (asked: Asked, keyOf: (event: SomeEvent) => string) =>
  new Map(
    Object.entries(Object.groupBy(wished(asked), keyOf)).map(([key, some = []]) => [
      key,
      { bytes: total(some, 'bytes'), duration: total(some, 'duration'), sessions_count: some.length },
    ]),
  )

const uniques = (asked: Asked) => {
  const byViewing = Object.groupBy(wished(asked), (event) => `${viewerOf(event)} ${event.media}`)
  return Object.values(byViewing).flatMap((some = []) => {
    const merged: SomeEvent[][] = []
    let latest = Number.NEGATIVE_INFINITY
    for (const event of some.toSorted((a, b) => startOf(a) - startOf(b))) {
      if (startOf(event) - latest >= 30 * minuteMs) merged.push([])
      merged.at(-1)?.push(event)
      latest = Math.max(latest, endOf(event))
    }
    return merged.map((visit) => ({
      id: `${visit[0]?.id}`,
      started_at: Math.floor(startOf(visit[0] ?? {}) / 1000),
      bytes: total(visit, 'bytes'),
      duration: total(visit, 'duration'),
      sessions_count: visit.length,
    }))
  })
}

const byBytes = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Buffer.compare(Buffer.from(`${a}`), Buffer.from(`${b}`))

const byName = (a = '', b = ''): number => (a < b ? -1 : 1)

const played = (amount: MetricRow['bytes']): number => (typeof amount === 'number' ? amount : amount.play)
const summed = ({ bytes, duration, sessions_count }: MetricRow) => ({
  bytes: played(bytes),
  duration: played(duration),
  sessions_count,
})

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const minute = fc.integer({ min: -5 * 60, max: 5 * 60 })
/** Ranges around one of the two, or from one to the other across days without events. */
const edges = fc
  .tuple(fc.constantFrom([midnight, midnight], [monthEnd, monthEnd], [monthEnd, midnight]), minute, minute)
  .map(([[first, second], a, b]) => [first / 1000 + a * 60, second / 1000 + b * 60] as const)
const wish = fc
  .record({
    edges,
    stream_name: maybe(['sport_1', 'тест']),
    stream_name_like: maybe(['news', 'ТЕСТ', '_', '%', 'sport_1']),
    proto: maybe(['hls', 'rtmp']),
    'server.hostname': maybe(['one', 'two']),
    'client.user_id': maybe(['ben', 'anna']),
    'client.ip': maybe(['198.51.100.7', '2001:db8::1']),
    'client.useragent': maybe(['VLC/3.0.21', 'vlc mobile']),
    'client.useragent_like': maybe(['vlc', 'FIREFOX', '/']),
    gt: maybe([0, 600]),
    lt: maybe([3_000]),
  })
  .map(({ edges: [a, b], ...rest }): Asked => {
    const said = Object.entries(rest).filter(([, value]) => value !== undefined)
    return { from: Math.min(a, b), to: Math.max(a, b), ...Object.fromEntries(said) }
  })

const ofSums = ({ gt, lt, ...asked }: Asked) => ({
  ...asked,
  ...(gt !== undefined && { 'duration.play_gt': gt }),
  ...(lt !== undefined && { 'duration.play_lt': lt }),
})
const ofSessions = ({ gt, lt, ...asked }: Asked) => ({
  ...asked,
  ...(gt !== undefined && { duration_gt: gt }),
  ...(lt !== undefined && { duration_lt: lt }),
})

describe('any filters find what plain loops find', () => {
  const check = (what: (asked: Asked) => Promise<void>) => fc.assert(fc.asyncProperty(wish, what), { numRuns: 30 })

  it('API-90, STAT-06, STAT-11 of streams', () =>
    check(async (asked) => {
      const { metrics } = await owner.client.ask(listViewedStreams, { query: ofSums(asked) })
      const found = new Map(metrics.map((row) => [row.stream_name, summed(row)]))
      expect(found).toEqual(sums(asked, ({ media }) => `${media}`))
    }))

  it('API-89, STAT-06, STAT-11 of servers', () =>
    check(async (asked) => {
      const { metrics } = await owner.client.ask(listViewedServers, { query: ofSums(asked) })
      const found = new Map(metrics.map((row) => [row.server?.hostname, summed(row)]))
      expect(found).toEqual(sums(asked, ({ hostname }) => `${hostname}`))
    }))

  it('API-91, STAT-06, STAT-11 of viewers: a user id, otherwise address and program', () =>
    check(async (asked) => {
      const { metrics } = await owner.client.ask(listViewers, { query: ofSums(asked) })
      const found = new Map(
        metrics.map((row) => {
          const { user_id = '', ip = '', useragent = '' } = row.client ?? {}
          return [viewerOf({ user_id, ip, user_agent: useragent }), summed(row)]
        }),
      )
      expect(found).toEqual(sums(asked, viewerOf))
    }))

  it('API-92, STAT-12, STAT-16 of sessions, in every order and in pages of any length', () => {
    const order = fc.record({
      field: fc.constantFrom(...sessionSorts),
      isDescending: fc.boolean(),
      limit: fc.constantFrom(7, 50, 100),
    })
    const valueOf: Readonly<Record<(typeof sessionSorts)[number], (event: SomeEvent) => string | number>> = {
      started_at: startOf,
      bytes: ({ bytes }) => Number(bytes),
      duration: ({ duration }) => Number(duration),
      stream_name: ({ media }) => `${media}`,
      proto: ({ proto }) => `${proto}`,
      'server.hostname': ({ hostname }) => `${hostname}`,
      'client.user_id': ({ user_id }) => `${user_id}`,
      'client.ip': ({ ip }) => `${ip}`,
    }
    return fc.assert(
      fc.asyncProperty(wish, order, async (asked, { field, isDescending, limit }) => {
        const sort = isDescending ? (`-${field}` as const) : field
        const pages = await readPages(async (cursor) => {
          const query = { ...ofSessions(asked), sort, limit, ...(cursor !== undefined && { cursor }) }
          const { metrics, next, prev, estimated_count } = await owner.client.ask(listPlaySessions, { query })
          expect(estimated_count).toBe(wished(asked).length)
          return { rows: metrics, next, prev }
        })
        const expected = wished(asked).toSorted(
          (a, b) =>
            (byBytes(valueOf[field](a), valueOf[field](b)) || byBytes(`${a.id}`, `${b.id}`)) * (isDescending ? -1 : 1),
        )
        expect(pages.flatMap(({ rows }) => rows).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 30 },
    )
  })

  it('API-93, STAT-06 of unique sessions, merged if less than 30 minutes apart', () =>
    check(async (asked) => {
      const pages = await readPages(async (cursor) => {
        const query = { ...ofSessions(asked), ...(cursor !== undefined && { cursor }) }
        const page = await owner.client.ask(listUniqueSessions, { query })
        return { rows: page.metrics, next: page.next, prev: page.prev }
      })
      const found = pages.flatMap(({ rows }) => rows)
      const told = found.map((row) => ({ id: row.id, started_at: row.started_at, ...summed(row) }))
      const inOrder = <Row extends { readonly id?: string | undefined }>(rows: readonly Row[]) =>
        rows.toSorted((a, b) => (`${a.id}` < `${b.id}` ? -1 : 1))
      expect(inOrder(told)).toEqual(inOrder(uniques(asked)))
    }))

  it('of traffic and of concurrent sessions over time', () =>
    check(async (asked) => {
      fc.pre(asked.to > asked.from)
      const step = asked.to - asked.from > 86_400 ? 43_200 : 1_800
      const bucket = (ms: number): number => Math.floor((ms / 1000 - asked.from) / step)
      const read = (metric: 'bytes' | 'sessions') =>
        owner.client.ask(getViewingSeries, { query: { ...ofSessions(asked), metric, step } })
      const traffic = await read('bytes')
      const length = Math.ceil((asked.to - asked.from) / step)
      const sumsOf = Array.from({ length }, () => 0)
      for (const event of wished(asked))
        sumsOf[bucket(startOf(event))] = (sumsOf[bucket(startOf(event))] ?? 0) + Number(event.bytes)
      expect(traffic.series.map(({ value }) => value)).toEqual(sumsOf)
      expect(traffic.series[0]?.at).toBe(asked.from)

      const watched = wished({ ...asked, from: 0 }).filter((event) => endOf(event) >= asked.from * 1000)
      const minuteOf = (ms: number): number => Math.max(0, Math.floor((ms - asked.from * 1000) / minuteMs))
      const most = Array.from({ length }, (_, number) => {
        const last = Math.min((number + 1) * (step / 60), Math.ceil((asked.to - asked.from) / 60))
        const minutes = Array.from({ length: last - number * (step / 60) }, (_, at) => number * (step / 60) + at)
        const at = (minute: number) =>
          watched.filter((event) => minuteOf(startOf(event)) <= minute && minute <= minuteOf(endOf(event))).length
        return Math.max(0, ...minutes.map(at))
      })
      expect((await read('sessions')).series.map(({ value }) => value)).toEqual(most)
    }))
})

describe('order and pages', () => {
  const lists = [
    ['streams', listViewedStreams, streamSorts, () => sums(wide, ({ media }) => `${media}`).size],
    ['servers', listViewedServers, serverSorts, () => sums(wide, ({ hostname }) => `${hostname}`).size],
    ['viewers', listViewers, clientSorts, () => sums(wide, viewerOf).size],
    ['sessions', listPlaySessions, sessionSorts, () => wished(wide).length],
    ['unique sessions', listUniqueSessions, userSessionSorts, () => uniques(wide).length],
  ] as const

  const valueOf = (row: MetricRow, field: string): string | number => {
    const [first = '', second] = field.split('.')
    const value = row[first as keyof MetricRow] as unknown
    if (first === 'bytes' || first === 'duration') return played(value as number)
    return second === undefined
      ? (value as string | number)
      : `${(value as Record<string, string> | undefined)?.[second]}`
  }

  it.each(lists)(
    'STAT-15, API-13 of %s: every sort, page by page and back again',
    { tags: ['long'] },
    async (_, endpoint, sorts, countOf) => {
      for (const sort of sorts.flatMap((field) => [field, `-${field}`] as const)) {
        const read = async (cursor: string | undefined) => {
          const { status, body } = await owner.client.send('GET', endpoint.url, {
            query: { ...wide, sort, limit: 37, cursor },
          })
          expect(status).toBe(200)
          const page = body as { metrics: MetricRow[]; next: string | null; prev: string | null }
          return { rows: page.metrics, next: page.next, prev: page.prev }
        }
        const pages = await readPages(read)
        const rows = pages.flatMap((page) => page.rows)
        const values = rows.map((row) => valueOf(row, sort.replace('-', '')))
        expect(values).toEqual(values.toSorted((a, b) => byBytes(a, b) * (sort.startsWith('-') ? -1 : 1)))
        expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(countOf())
        expect(rows).toHaveLength(countOf())
        const back = await readPages(read, { direction: 'prev', from: pages.at(-1)?.prev ?? undefined })
        if (pages.length > 1)
          expect(back.toReversed().map((page) => page.rows)).toEqual(pages.slice(0, -1).map((page) => page.rows))
        expect(pages[0]?.prev).toBeNull()
      }
    },
  )

  it('STAT-15, API-13 a cursor of another list or order, or a forged one, is refused', async () => {
    const { next } = await owner.client.ask(listPlaySessions, { query: { ...wide, limit: 10 } })
    const cursor = `${next}`
    const refused = [
      await owner.client.refusal(listPlaySessions, { query: { ...wide, cursor: `${cursor}x` } }),
      await owner.client.refusal(listPlaySessions, { query: { ...wide, cursor, sort: 'bytes' } }),
      await owner.client.refusal(listUniqueSessions, { query: { ...wide, cursor } }),
    ]
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: 3 }, () => '400 bad_cursor'),
    )
    const { status, body } = await owner.client.send('GET', listPlaySessions.url, { query: { sort: 'colour' } })
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_sort' }] } })
  })

  it('STAT-15 of thousands of streams: the same pages in the same order', async () => {
    const crowd = await createPerson(foyer)
    const many = Array.from({ length: 2_100 }, (_, at) =>
      playEvent({ id: `c${at}`, media: `channel_${at}`, bytes: 1_000 + (at % 7) }),
    )
    await collect(foyer, await giveLicence(foyer, crowd, { retroview: true }), many)
    const query = { from: yesterday / 1_000, to: yesterday / 1_000 + 3_600, sort: '-bytes' as const }
    const first = await crowd.client.ask(listViewedStreams, { query })
    const expected = many
      .map(({ media = '', bytes = 0 }) => ({ stream_name: media, bytes: Number(bytes) }))
      .sort((a, b) => b.bytes - a.bytes || (a.stream_name < b.stream_name ? 1 : -1))
    const told = (rows: readonly MetricRow[]) =>
      rows.map((row) => ({ stream_name: row.stream_name, bytes: played(row.bytes) }))
    expect(first.estimated_count).toBe(2_100)
    expect(told(first.metrics)).toEqual(expected.slice(0, 100))
    const second = await crowd.client.ask(listViewedStreams, { query: { ...query, cursor: `${first.next}` } })
    expect(told(second.metrics)).toEqual(expected.slice(100, 200))
    const back = await crowd.client.ask(listViewedStreams, { query: { ...query, cursor: `${second.prev}` } })
    expect(told(back.metrics)).toEqual(expected.slice(0, 100))
  })

  it('STAT-15 after a cursor outside the range: no rows, and the total number, so that the first page can be shown', async () => {
    const crowd = await createPerson(foyer)
    const at = (id: string, started_at: number): SomeEvent => {
      const spent = { started_at, closed_at: started_at + 9_000, utc_ms: started_at + 9_000, duration: 9 }
      return playEvent({
        id,
        user_id: id,
        media: id,
        opened_at: started_at,
        bytes: started_at - yesterday + 1,
        ...spent,
      })
    }
    const watched = [at('early', yesterday), at('later', yesterday + 2 * hourMs), at('last', yesterday + 3 * hourMs)]
    await collect(foyer, await giveLicence(foyer, crowd, { retroview: true }), watched)
    const whole = { from: yesterday / 1_000, to: yesterday / 1_000 + 4 * hourSeconds, limit: 2 }
    const moved = { ...whole, from: whole.from + 3_600 }
    const behind = async (list: typeof listUniqueSessions | typeof listViewers) => {
      const { next } = await crowd.client.ask(list, { query: whole })
      const { metrics, estimated_count } = await crowd.client.ask(list, { query: { ...moved, cursor: `${next}` } })
      return { rows: metrics.length, estimated_count }
    }
    expect([await behind(listUniqueSessions), await behind(listViewers)]).toEqual([
      { rows: 0, estimated_count: 2 },
      { rows: 0, estimated_count: 2 },
    ])
  })

  it('STAT-15 while tens of thousands of states arrive: the same pages, with an approximate number', async () => {
    const { client, account } = await createPerson(foyer)
    const idOf = (session: number): string => `seat-${String(session).padStart(4, '0')}`
    // Three sessions a minute, each reported 21 times.
    const states = Array.from({ length: 21 }, (_, turn) =>
      Array.from({ length: 2_500 }, (__, session) => {
        const opened_at = yesterday + Math.floor(session / 3) * minuteMs
        const utc_ms = opened_at + (turn + 1) * 1_000
        return {
          account_id: account.id,
          session_id: idOf(session),
          // Some are filed hours before they start, like sessions whose opening was never reported.
          opened_at: session % 100 === 50 ? opened_at - 12 * hourMs : opened_at,
          started_at: opened_at,
          utc_ms,
          bytes: turn,
        }
      }),
    )
    for (const some of states) await addSessions(foyer.platform.statistics, ...some)
    const query = { from: yesterday / 1_000, to: yesterday / 1_000 + 86_400 }
    const read = async (sort: 'started_at' | '-started_at', cursor?: string) =>
      client.ask(listPlaySessions, { query: { ...query, sort, cursor } })
    const seats = (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) }, (_, at) => idOf(from < to ? from + at : from - 1 - at))
    const [first, last] = [await read('started_at'), await read('-started_at')]
    expect(first.metrics.map(({ id }) => id)).toEqual(seats(0, 100))
    expect(last.metrics.map(({ id }) => id)).toEqual(seats(2_500, 2_400))
    expect(last.metrics.every(({ bytes }) => bytes === 20)).toBe(true)
    // At least those filed in the range, plus states that ClickHouse has not merged yet.
    const filed = states[0]?.filter(({ opened_at }) => opened_at >= yesterday).length
    expect(filed).toBe(2_478)
    expect(last.estimated_count).toBeGreaterThanOrEqual(filed ?? 0)
    expect(last.count_is_rough).toBe(true)
    const exact = await client.ask(listPlaySessions, { query: { ...query, duration_lt: 1e9 } })
    expect([exact.estimated_count, exact.count_is_rough]).toEqual([2_500, undefined])
    const next = await read('-started_at', `${last.next}`)
    expect(next.metrics.map(({ id }) => id)).toEqual(seats(2_400, 2_300))
    const back = await read('-started_at', `${next.prev}`)
    expect(back.metrics).toEqual(last.metrics)
    expect((await read('-started_at')).metrics).toEqual(last.metrics)
    // A minute in which three sessions start, one of them filed long before.
    const minute = { from: query.from + 350 * 60, to: query.from + 351 * 60 }
    const late = await client.ask(listPlaySessions, { query: minute })
    expect(late.metrics.map(({ id }) => id)).toEqual(seats(1_053, 1_050))
    // Someone who keeps reloading sees the new session within two seconds.
    const [newest] = seats(2_500, 2_499)
    const opened_at = yesterday + 834 * minuteMs
    await addSessions(foyer.platform.statistics, {
      account_id: account.id,
      session_id: 'seat-late',
      opened_at,
      started_at: opened_at,
      utc_ms: opened_at,
    })
    const look = async () => (await read('-started_at')).metrics[0]?.id
    expect([newest, 'seat-late']).toContain(await look())
    await expect.poll(look, { timeout: 10_000 }).toBe('seat-late')
    expect((await read('started_at')).metrics.map(({ id }) => id)).toEqual(seats(0, 100))
  })

  it('STAT-09, CONST-06 a page has 100 rows by default', async () => {
    const { metrics, next } = await owner.client.ask(listPlaySessions, { query: wide })
    expect(metrics).toHaveLength(100)
    expect(next).not.toBeNull()
    expect((await owner.client.send('GET', listPlaySessions.url, { query: { limit: 101 } })).status).toBe(400)
  })
})

describe('the range', () => {
  it('STAT-10, API-92 includes from, excludes to, in seconds; 400 if it ends before it begins', async () => {
    const someone = await createPerson(foyer)
    const theirs = await giveLicence(foyer, someone, { retroview: true })
    const at = Math.floor(yesterday / 1000)
    await collect(foyer, theirs, [playEvent({ started_at: yesterday, opened_at: yesterday - 10 })])
    const count = async (from: number, to: number) =>
      (await someone.client.ask(listPlaySessions, { query: { from, to } })).metrics.length
    expect([await count(at, at + 1), await count(at - 1, at), await count(at + 1, at + 9)]).toEqual([1, 0, 0])
    const refusal = await someone.client.refusal(listPlaySessions, { query: { from: 9, to: 8 } })
    expect(refusal).toMatchObject({ status: 400, source: { parameter: 'from' } })
    const many = await someone.client.refusal(getViewingSeries, { query: { from: 0, to: at, step: 60 } })
    expect(many).toMatchObject({ status: 400, source: { parameter: 'step' } })
  })

  it('has the same concurrent sessions when summed or counted', async () => {
    const whole = { from: wide.from - (wide.from % 60), to: wide.to - (wide.to % 60) }
    // Sums do not know the duration of single sessions, so a filter by duration forces a count.
    const read = async (more: { readonly duration_lt?: number }) =>
      (await owner.client.ask(getViewingSeries, { query: { ...whole, ...more, metric: 'sessions', step: 1_800 } }))
        .series
    const counted = await read({ duration_lt: 1e9 })
    expect(Math.max(...counted.map(({ value }) => value))).toBeGreaterThan(1)
    expect(await read({})).toEqual(counted)
    await rollUpViewing(foyer.platform.statistics, 0)
    expect(await read({})).toEqual(counted)
  })

  it('serves a range that begins within an hour from sums, its first step shorter', async () => {
    const { statistics } = foyer.platform
    await rollUpViewing(statistics, 0)
    const range = { from: wide.from - 40 * daySeconds + 1_800, to: wide.to }
    const length = Math.ceil((range.to - range.from + 1_800) / 21_600)
    const bucket = (event: SomeEvent): number => Math.floor((startOf(event) / 1000 - range.from + 1_800) / 21_600)
    const bytes = Array.from({ length }, (_, number) =>
      total(
        wished(range).filter((event) => bucket(event) === number),
        'bytes',
      ),
    )
    const asked = vi.spyOn(statistics, 'query')
    const read = (metric: 'bytes' | 'sessions', more: { readonly duration_lt?: number }) =>
      owner.client.ask(getViewingSeries, { query: { ...range, metric, ...more } })
    try {
      const { series, step } = await read('bytes', {})
      expect(step).toBe(21_600)
      expect(series.map(({ at }) => at)).toEqual([
        range.from,
        ...bytes.slice(1).map((_, number) => range.from - 1_800 + (number + 1) * 21_600),
      ])
      expect(series.map(({ value }) => value)).toEqual(bytes)
      const statement = asked.mock.calls.find(([{ name }]) => name === 'retroview_sums_over_time')?.[0].sql
      expect(statement).toContain('FROM viewing_hours')
    } finally {
      asked.mockRestore()
    }
    const counted = await read('sessions', { duration_lt: 1e9 })
    expect(Math.max(...counted.series.map(({ value }) => value))).toBeGreaterThan(1)
    expect(await read('sessions', {})).toEqual(counted)
  })

  it('has days of the calendar of a time zone, also when the clocks change, from sums as from sessions', async () => {
    const someone = await createPerson(foyer)
    const theirs = await giveLicence(foyer, someone, { retroview: true })
    // The last Sunday of March, when Berlin puts its clocks forward at one o'clock of UTC.
    const year = new Date(Date.now() - 95 * dayMs).getUTCFullYear()
    const last = Date.UTC(year, 2, 31)
    const sunday = last - new Date(last).getUTCDay() * dayMs
    const first = sunday - dayMs - hourMs
    const each = Array.from({ length: 71 }, (_, number) => {
      const opened_at = first + number * hourMs + 60_000
      return playEvent({ id: `s${number}`, bytes: 1, duration: 600, opened_at, closed_at: opened_at + 600_500 })
    })
    await collect(foyer, theirs, each)
    const ends = { from: first / 1_000 + 6 * hourSeconds, to: first / 1_000 + 71 * hourSeconds }
    const read = async (metric: 'plays' | 'sessions', more: object = {}) => {
      const query = { ...ends, metric, step: 86_400, zone: 'Europe/Berlin', ...more }
      const { series, partial } = await someone.client.ask(getViewingSeries, { query })
      return { partial, at: series.map(({ at }) => at), values: series.map(({ value }) => value) }
    }
    const begin = [ends.from, (sunday - hourMs) / 1_000, (sunday + 22 * hourMs) / 1_000]
    const check = async () => {
      expect(await read('plays')).toEqual({ partial: { first: true, last: false }, at: begin, values: [18, 23, 24] })
      expect(await read('plays', { zone: undefined })).toMatchObject({ values: [24, 24, 17] })
      const watched = await read('sessions')
      expect(watched).toEqual({ partial: { first: true, last: false }, at: begin, values: [1, 1, 1] })
      expect(await read('sessions', { duration_lt: 1e9 })).toEqual(watched)
    }
    await check()
    await rollUpViewing(foyer.platform.statistics, 0)
    await check()
    const unknown = { ...ends, metric: 'plays' as const, zone: 'Europe/Atlantis' }
    const refusal = await someone.client.refusal(getViewingSeries, { query: unknown })
    expect(refusal).toMatchObject({ status: 400, source: { parameter: 'zone' } })
  })

  it('counts a session in each step of a calendar, from whatever second the range begins', async () => {
    const someone = await createPerson(foyer)
    const theirs = await giveLicence(foyer, someone, { retroview: true })
    const began = yesterday - (yesterday % hourMs) - 12 * hourMs
    const times = { opened_at: began + 40_000, started_at: began + 40_000, closed_at: began + 3 * hourMs }
    await collect(foyer, theirs, [playEvent({ ...times, duration: 10_760 })])
    const from = began / 1_000 + 30
    const query = {
      from,
      to: from + 3 * hourSeconds - 60,
      metric: 'sessions',
      step: 300,
      zone: 'Europe/Berlin',
    } as const
    const { series } = await someone.client.ask(getViewingSeries, { query })
    expect(series.map(({ value }) => value)).toEqual(series.map(() => 1))
  })

  it('gives a moment the same number in any range, however long before it a session began', async () => {
    const someone = await createPerson(foyer)
    const theirs = await giveLicence(foyer, someone, { retroview: true })
    const began = (days: number) => ({ opened_at: yesterday - days * dayMs, started_at: yesterday - days * dayMs })
    const watched = { event: 'play_updated', closed_at: null, utc_ms: yesterday + 30 * minuteMs } as const
    await collect(foyer, theirs, [
      playEvent({ id: 'feed', ...began(20), ...watched }),
      playEvent({ id: 'older feed', ...began(90), ...watched }),
      playEvent({ id: 'yesterday', ...began(0), ...watched }),
      playEvent({ id: 'long over', ...began(30) }),
    ])
    const to = yesterday / 1_000 + 3_600
    const longFilter = { duration_lt: 1e9 }
    const told = async (days: number, more: { readonly duration_lt?: number } = {}) => {
      const query = { from: to - days * daySeconds, to, ...more, metric: 'sessions' as const, step: 3_600 }
      return (await someone.client.ask(getViewingSeries, { query })).series.slice(-2).map(({ value }) => value)
    }
    const check = async () => {
      for (const days of [1, 25, 60]) expect([days, await told(days)]).toEqual([days, [2, 3]])
      for (const days of [1, 25, 60]) expect([days, await told(days, longFilter)]).toEqual([days, [2, 3]])
    }
    await check()
    await rollUpViewing(foyer.platform.statistics, 0)
    await check()
  })

  it('counts later states of a session that was counted already', async () => {
    const someone = await createPerson(foyer)
    const theirs = await giveLicence(foyer, someone, { retroview: true })
    const query = { from: Math.floor(yesterday / 1000) - 60, to: Math.floor(yesterday / 1000) + 3_600 }
    for (const bytes of [10, 500, 200]) {
      await collect(foyer, theirs, [playEvent({ event: 'play_updated', bytes, utc_ms: yesterday + bytes })])
      await foyer.platform.jobs.runDue()
    }
    const { metrics } = await someone.client.ask(listViewedStreams, { query })
    expect(metrics).toMatchObject([{ bytes: { play: 500 }, sessions_count: 1 }])
  })
})

describe('the audience', () => {
  it('is divided by country and by protocol, for a stream, a server and a licence too', async () => {
    const someone = await createPerson(foyer)
    const [one, other] = [
      await giveLicence(foyer, someone, { retroview: true }),
      await giveLicence(foyer, someone, { retroview: true }),
    ]
    const played = (country: string, proto: string, media: string, number: number) =>
      playEvent({ id: `s${number}`, ip: '', country, proto, media, bytes: number, duration: number })
    await collect(foyer, one, [
      played('FR', 'hls', 'news', 1),
      played('de', 'dash', 'news', 2),
      played('', 'hls', 'sport', 4),
    ])
    await collect(foyer, other, [played('FR', 'srt', 'sport', 8)])
    const at = Math.floor(yesterday / 1000)
    const read = async (more: object = {}) => {
      const query = { from: at - 7_200, to: at + 7_200, ...more }
      const { countries, protos } = await someone.client.ask(getViewingAudience, { query })
      return [countries, protos].map((rows) =>
        rows.map(({ value, bytes, duration, sessions_count }) => {
          expect(duration).toBe(bytes)
          return `${value}:${bytes}:${sessions_count}`
        }),
      )
    }
    const check = async () => {
      expect(await read()).toEqual([
        ['FR:9:2', ':4:1', 'DE:2:1'],
        ['srt:8:1', 'hls:5:2', 'dash:2:1'],
      ])
      expect(await read({ deliverable_id: one })).toEqual([
        [':4:1', 'DE:2:1', 'FR:1:1'],
        ['hls:5:2', 'dash:2:1'],
      ])
      expect(await read({ stream_name: 'sport' })).toEqual([
        ['FR:8:1', ':4:1'],
        ['srt:8:1', 'hls:4:1'],
      ])
      expect(await read({ to: at })).toEqual([[], []])
      expect(await read({ from: at + 1 })).toEqual([[], []])
    }
    await check()
    await rollUpViewing(foyer.platform.statistics, 0)
    await check()
  })

  it('and concurrent sessions are refused where too many sessions would have to be read for them', async () => {
    const { statistics } = foyer.platform
    const really = statistics.query.bind(statistics)
    const asked = vi
      .spyOn(statistics, 'query')
      .mockImplementation((named, params) =>
        named.name === 'retroview_filed_states'
          ? Promise.resolve([named.row.parse({ states: 5_000_001 })])
          : really(named, params),
      )
    try {
      const peaks = { ...wide, metric: 'sessions', bounded: 'true', 'server.hostname': 'one' } as const
      const tooMuch = { status: 422, code: 'too_much_asked' }
      expect(await owner.client.refusal(getViewingSeries, { query: peaks })).toMatchObject(tooMuch)
      const ofStream = { ...wide, stream_name: 'news_24' }
      expect(await owner.client.refusal(getViewingAudience, { query: ofStream })).toMatchObject(tooMuch)
      // Whoever does not mind the time gets them, and what is summed needs no sessions.
      await owner.client.ask(getViewingSeries, { query: { ...peaks, bounded: undefined } })
      await owner.client.ask(getViewingSeries, { query: { ...peaks, metric: 'bytes' } })
      await owner.client.ask(getViewingAudience, { query: { ...wide, deliverable_id: licence } })
    } finally {
      asked.mockRestore()
    }
    await owner.client.ask(getViewingAudience, { query: { ...wide, stream_name: 'news_24' } })
  })
})

it('API-89, STAT-35 rows of servers include what the servers report', async () => {
  await reportServer(foyer, licence, { server_id: 'one', hostname: 'one', alerts: ['error_disk: Disk is 94 % full'] })
  const { metrics } = await owner.client.ask(listViewedServers, { query: wide })
  const alerts = Object.fromEntries(metrics.map((row) => [row.server?.hostname, row.alerts]))
  expect(alerts).toEqual({ one: ['error_disk: Disk is 94 % full'], two: [], three: [] })
  const { bytes } = await owner.client.send('GET', listViewedServers.url, { query: { ...wide, format: 'csv' } })
  const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[]
  expect(Object.fromEntries(rows.map((row) => [row['server_hostname'], row['alerts']]))).toEqual({
    one: 'error_disk: Disk is 94 % full',
    two: '',
    three: '',
  })
})

it('STAT-35 alerts belong to exactly that server, whatever its name', async () => {
  const someone = await createPerson(foyer)
  const [one, other] = [
    await giveLicence(foyer, someone, { retroview: true }),
    await giveLicence(foyer, someone, { retroview: true }),
  ]
  const server = (server_id: string, hostname: string) => ({ server_id, hostname })
  const seen = (event: SomeEvent) => playEvent({ ...event, id: `on ${event.server_id}` })
  await collect(foyer, one, [seen(server('ill', 'edge')), seen(server('renamed', 'by-its-events'))])
  await collect(foyer, other, [seen(server('well', 'edge')), seen(server('', 'unnamed'))])
  await reportServer(foyer, one, { ...server('ill', 'edge'), alerts: ['error_disk: full'] })
  await reportServer(foyer, one, { ...server('renamed', 'by-its-heartbeats'), alerts: ['error_net: down'] })
  await reportServer(foyer, other, server('well', 'edge'))
  await reportServer(foyer, other, { ...server('other', 'unnamed'), alerts: ['error_cpu: hot'] })
  const query = { from: yesterday / 1_000 - 3_600, to: yesterday / 1_000 + 3_600 }
  const { metrics } = await someone.client.ask(listViewedServers, { query })
  expect(Object.fromEntries(metrics.map((row) => [row.server?.id, row.alerts]))).toEqual({
    ill: ['error_disk: full'],
    well: [],
    renamed: ['error_net: down'],
    '': [],
  })
})

it('STAT-11 sessions are found by their server, and those without a user name, program or server', async () => {
  const someone = await createPerson(foyer)
  await collect(foyer, await giveLicence(foyer, someone, { retroview: true }), [
    playEvent({ id: 'named', server_id: 'a', hostname: 'edge' }),
    playEvent({ id: 'twin', server_id: 'b', hostname: 'edge' }),
    playEvent({ id: 'nobody', user_id: '', server_id: 'a', hostname: 'edge' }),
    playEvent({ id: 'no program', user_id: '', user_agent: '', server_id: null, hostname: 'edge' }),
  ])
  const range = { from: yesterday / 1_000 - 3_600, to: yesterday / 1_000 + 3_600 }
  const filters = [
    [{ 'server.id': 'a' }, ['named', 'nobody']],
    [{ 'server.id_empty': 'true' }, ['no program']],
    [{ 'server.hostname': 'edge', 'server.id': 'b' }, ['twin']],
    [{ 'client.user_id_empty': 'true' }, ['no program', 'nobody']],
    [{ 'client.useragent_empty': 'true' }, ['no program']],
    [{ 'server.id': '' }, ['named', 'no program', 'nobody', 'twin']],
  ] as const
  for (const [filter, ids] of filters) {
    const query = { ...range, ...filter }
    const { metrics } = await someone.client.ask(listPlaySessions, { query: { ...query, sort: 'bytes' } })
    expect(metrics.map(({ id }) => id)).toEqual(ids)
    const streams = await someone.client.ask(listViewedStreams, { query })
    expect(streams.metrics.map(({ sessions_count }) => sessions_count)).toEqual([ids.length])
    const { series } = await someone.client.ask(getViewingSeries, {
      query: { ...query, metric: 'sessions', step: 7_200 },
    })
    expect(series.map(({ value }) => value)).toEqual([ids.length])
  }
})

it('STAT-11 one address counts as one viewer in any spelling, and is found by each of them', async () => {
  const someone = await createPerson(foyer)
  const theirs = await giveLicence(foyer, someone, { retroview: true })
  await reportServer(foyer, theirs, { server_id: 'mapped', ip: '::ffff:203.0.113.9' })
  const from = (id: string, ip: string, minutes: number): SomeEvent =>
    playEvent({ id, ip, user_id: '', server_id: 'mapped', opened_at: yesterday + minutes * minuteMs })
  await collect(foyer, theirs, [
    from('four', '198.51.100.7', 0),
    from('mapped', '::ffff:198.51.100.7', 10),
    from('six', '2001:db8::7', 0),
    from('long', '2001:DB8:0:0::7', 10),
  ])
  // As events were stored before their addresses were spelled alike.
  await addSessions(foyer.platform.statistics, {
    tenant: 'aurora',
    account_id: someone.account.id,
    session_id: 'older',
    user_id: 'older',
    ip: '::ffff:198.51.100.7',
    server_ip: '::ffff:203.0.113.9',
    opened_at: yesterday,
    started_at: yesterday,
    utc_ms: yesterday,
  })
  const range = { from: yesterday / 1_000 - 3_600, to: yesterday / 1_000 + 3_600 }
  const found = async (filter: object): Promise<string[]> => {
    const { metrics } = await someone.client.ask(listPlaySessions, { query: { ...range, ...filter } })
    return metrics.map(({ id }) => String(id)).toSorted()
  }
  for (const ip of ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407'])
    expect(await found({ 'client.ip': ip })).toEqual(['four', 'mapped', 'older'])
  for (const ip of ['2001:db8::7', '2001:DB8:0:0::7']) expect(await found({ 'client.ip': ip })).toEqual(['long', 'six'])
  for (const ip of ['203.0.113.9', '::ffff:203.0.113.9'])
    expect(await found({ 'server.ip': ip })).toEqual(['four', 'long', 'mapped', 'older', 'six'])
  for (const list of [listViewers, listUniqueSessions]) {
    const { metrics } = await someone.client.ask(list, { query: { ...range, 'client.user_id_empty': 'true' } })
    expect(metrics.map(({ client, sessions_count }) => `${client?.ip} ${sessions_count}`).sort()).toEqual([
      '198.51.100.7 2',
      '2001:db8::7 2',
    ])
  }
})

it('STAT-35 what an offline server last reported is marked as past, even if it came from a file', async () => {
  await reportServer(foyer, licence, { server_id: 'one', hostname: 'one', alerts: ['error_disk: Disk is 94 % full'] })
  await foyer.sql(
    `update licensing.server set lease_expires_at = null, last_seen_at = last_seen_at - interval '6 minutes'
      where deliverable_id = $1 and server_id = 'one'`,
    licence,
  )
  const { metrics } = await owner.client.ask(listViewedServers, { query: wide })
  expect(metrics.flatMap((row) => row.alerts)).toEqual([])
})

it('STAT-36 a licence filter reduces what is visible and never extends it', async () => {
  const stranger = await createPerson(foyer)
  const query = { ...wide, deliverable_id: licence }
  expect((await stranger.client.ask(listPlaySessions, { query })).metrics).toEqual([])
  expect((await owner.client.ask(listPlaySessions, { query })).estimated_count).toBe(wished(wide).length)
  const other = await giveLicence(foyer, owner, { retroview: true })
  expect((await owner.client.ask(listViewedStreams, { query: { ...wide, deliverable_id: other } })).metrics).toEqual([])
})

it('COMP-21, COMP-34 each session shows its owner, in CSV as well; sums cover everybody’s', async () => {
  const team = await createTeam(foyer)
  const viewer = await joinTeam(foyer, team, { retroview: true })
  await collect(foyer, await giveLicence(foyer, team.owner, { retroview: true }), [playEvent({ id: 'theirs' })])
  await collect(foyer, await giveLicence(foyer, viewer, { retroview: true }), [playEvent({ id: 'mine' })])
  const query = { from: yesterday / 1_000 - 3_600, to: yesterday / 1_000 + 3_600 }
  const told = (rows: readonly MetricRow[]) => Object.fromEntries(rows.map(({ id, owner: whose }) => [id, whose]))
  for (const list of [listPlaySessions, listUniqueSessions]) {
    const all = await viewer.client.ask(list, { query })
    expect(told(all.metrics)).toEqual({ mine: null, theirs: { email: team.owner.email, through: 'company' } })
    const own = await viewer.client.ask(list, { query: { ...query, owner: 'me' } })
    expect(told(own.metrics)).toEqual({ mine: null })
    const { bytes } = await viewer.client.send('GET', list.url, { query: { ...query, format: 'csv' } })
    const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[]
    expect(Object.fromEntries(rows.map((row) => [row['id'], row['owner']]))).toEqual({
      mine: viewer.email,
      theirs: team.owner.email,
    })
  }
  const { metrics } = await viewer.client.ask(listViewedStreams, { query })
  expect(metrics.map(({ sessions_count, owner: whose }) => [sessions_count, whose])).toEqual([[2, undefined]])
})

describe('a list as CSV', () => {
  const download = async (path: string, query: Readonly<Record<string, string | number>>) => {
    const { status, headers, bytes } = await owner.client.send('GET', path, { query: { ...query, format: 'csv' } })
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8; header=present',
    })
    return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[]
  }

  it('has every filtered row, whatever the page', async () => {
    const query = { ...wide, proto: 'hls', limit: 10 }
    const rows = await download(listPlaySessions.url, query)
    const expected = wished({ ...wide, proto: 'hls' })
    expect(rows.map(({ id }) => id).sort(byName)).toEqual(expected.map(({ id }) => `${id}`).sort(byName))
    const [first] = rows
    const event = events.find(({ id }) => id === first?.['id'])
    expect(first).toMatchObject({
      started_at: new Date(Math.floor(startOf(event ?? {}) / 1000) * 1000).toISOString(),
      stream_name: event?.media,
      bytes: String(event?.bytes),
      useragent: event?.user_agent,
    })
  })

  it.each([
    ['streams', listViewedStreams.url, 'stream_name'],
    ['servers', listViewedServers.url, 'server_hostname'],
    ['viewers', listViewers.url, 'user_id'],
    ['unique sessions', listUniqueSessions.url, 'started_at'],
  ])('of %s is returned for the Accept header as well', async (_, path, column) => {
    const byQuery = await download(path, wide)
    expect(byQuery.length).toBeGreaterThan(2)
    expect(byQuery[0]).toHaveProperty(column)
    const byHeader = await owner.client.send('GET', path, { query: wide, headers: { accept: 'text/csv' } })
    expect(parse(Buffer.from(byHeader.bytes), { bom: true, columns: true })).toEqual(byQuery)
  })
})

describe('next to the lists', () => {
  it('STAT-26, STAT-27, SHELL-19 it is reported whether any licence collects, and whether a Watcher is owned', async () => {
    const someone = await createPerson(foyer)
    const standing = () => someone.client.ask(getStatisticsStanding)
    const lacking = { any: false, collects: false, count: 0 }
    expect(await standing()).toEqual({
      collecting: false,
      lacking,
      owns_watcher: false,
      dashboards: false,
      owners: [],
    })
    await giveLicence(foyer, someone, { retroview: false })
    expect((await standing()).collecting).toBe(false)
    await giveLicence(foyer, someone, { retroview: true })
    expect(await standing()).toMatchObject({ collecting: true, owns_watcher: false })
    await publishSku(foyer, { id: 'test-watcher', category: { name: 'watcher', product: 'single' } })
    const watcher = await giveLicence(foyer, someone, { sku_id: 'test-watcher' })
    expect((await standing()).owns_watcher).toBe(true)
    await foyer.sql('update licensing.deliverable set terminated_at = now() where id = $1', watcher)
    expect((await standing()).owns_watcher).toBe(false)
  })

  it('COMP-21, COMP-34 it is reported whose statistics are visible in addition to one’s own, and by which permission', async () => {
    const team = await createTeam(foyer)
    const ownersFor = async ({ client }: Person) => (await client.ask(getStatisticsStanding)).owners
    expect(await ownersFor(team.owner)).toEqual([])
    expect(await ownersFor(await joinTeam(foyer, team, { billing: true }))).toEqual([])
    const viewer = await joinTeam(foyer, team, { retroview: true })
    expect(await ownersFor(viewer)).toEqual([{ email: team.owner.email, through: 'company' }])
  })

  it('STAT-21 without a dashboard tool there is no link', async () => {
    expect(await owner.client.ask(getMonitoringLink, { query: { board: 'server_health' } })).toEqual({ url: null })
  })

  it('STAT-20, STAT-21, STAT-24 the link signs in for a minute, only at the tool, and leads to the board', async () => {
    const configuration = writeConfiguration({ aurora: { dashboards_url: 'https://dashboards.example/grafana' } })
    const other = await startFoyer({
      environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    try {
      const someone = await createPerson(other)
      const query = { board: 'server_health', codes: '403,404,500' } as const
      const link = await someone.client.ask(getMonitoringLink, { query })
      const url = new URL(`${link.url}`)
      expect(url.origin + url.pathname).toBe('https://dashboards.example/grafana/login')
      expect(url.searchParams.get('redirect_to')).toBe('/d/server_health?response_codes=403,404,500')
      const token = `${url.searchParams.get('auth_token')}`
      const jwks = (await other.client.send('GET', '/.well-known/jwks.json')).body as JSONWebKeySet
      const { payload } = await jwtVerify(token, createLocalJWKSet(jwks), { audience: 'dashboards', issuer: 'foyer' })
      expect(payload).toMatchObject({
        sub: someone.account.id,
        tenant: 'aurora',
        email: someone.email,
        email_verified: true,
      })
      expect(Number(payload.exp) - Number(payload.iat)).toBe(60)
      const again = await someone.client.ask(getMonitoringLink, { query })
      const next = decodeJwt(`${new URL(`${again.url}`).searchParams.get('auth_token')}`)
      expect(payload.jti).toEqual(expect.any(String))
      expect(next.jti).not.toBe(payload.jti)
      expect(token).not.toBe(someone.tokens.access_token)
      const asBearer = await other.client.as({ access_token: token }).refusal(getStatisticsStanding)
      expect(asBearer.status).toBe(401)
      await other.sql('update account.account set email_confirmed = false where id = $1', someone.account.id)
      const refused = await someone.client.refusal(getMonitoringLink, { query })
      expect(refused).toMatchObject({ status: 403, code: 'confirmed_email_needed' })
    } finally {
      await other.close()
      configuration.remove()
    }
  })
})
