// @module-tag long
import { gzipSync } from 'node:zlib'
import {
  getViewingSeries,
  listPlaySessions,
  listUniqueSessions,
  listViewedServers,
  listViewedStreams,
  listViewers,
} from '@foyer/contract/statistics/endpoints.ts'
import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { readPages } from '../../../test/pages.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { collect, playEvent, sendEvents, type SomeEvent, yesterday } from '../../../test/viewing.ts'
import { rollUpViewing, StatisticsError } from '../../platform/statistics/index.ts'
import { addSessions } from '../../platform/statistics/testing/sessions.ts'

const foyer = useFoyer()

const at = yesterday / 1_000
const range = { from: at - hourSeconds, to: at + hourSeconds }

/** A new customer whose statistics consist of these events alone. */
const watched = async (events: readonly SomeEvent[]): Promise<Person> => {
  const person = await createPerson(foyer)
  await collect(foyer, await giveLicence(foyer, person, { retroview: true }), events)
  return person
}

const lists = [listViewedStreams, listViewedServers, listViewers, listPlaySessions, listUniqueSessions] as const
type List = (typeof lists)[number]
type Query = Readonly<Record<string, string | number>>

const played = (amount: MetricRow['bytes']): number => (typeof amount === 'number' ? amount : amount.play)

const csvOf = async ({ client }: Person, { url }: List, query: Query): Promise<Record<string, string>[]> => {
  const { status, bytes } = await client.send('GET', url, { query: { ...query, format: 'csv' } })
  expect(status).toBe(200)
  return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[]
}

const rowsOf = async ({ client }: Person, { url }: List, query: Query): Promise<MetricRow[]> => {
  const pages = await readPages(async (cursor) => {
    const { status, body } = await client.send('GET', url, { query: { ...query, cursor } })
    expect(status).toBe(200)
    const { metrics, next, prev } = body as { metrics: MetricRow[]; next: string | null; prev: string | null }
    return { rows: metrics, next, prev }
  })
  return pages.flatMap(({ rows }) => rows)
}

describe('bytes beyond 2^53', () => {
  const most = Number.MAX_SAFE_INTEGER
  let person: Person
  beforeAll(async () => {
    const events = Array.from({ length: 12 }, (_, number) =>
      playEvent({
        id: `big-${number}`,
        media: `stream-${number % 4}`,
        user_id: `viewer-${number % 4}`,
        server_id: `server-${number % 4}`,
        hostname: `edge-${number % 4}`,
        opened_at: yesterday + number * 1_000,
        bytes: most - number,
      }),
    )
    person = await watched(events)
  })

  it.each(lists.map((list) => [list.operation, list] as const))(
    'STAT-15, API-13 are listed by %s, each row on one page, and as CSV',
    async (_, list) => {
      const isSummed = list !== listPlaySessions
      for (const sort of ['bytes', '-bytes']) {
        const rows = await rowsOf(person, list, { ...range, sort, limit: isSummed ? 1 : 5 })
        expect(rows).toHaveLength(isSummed ? 4 : 12)
        expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
        for (const row of rows) expect(played(row.bytes) / (isSummed ? 3 * most : most)).toBeCloseTo(1, 12)
      }
      const rows = await csvOf(person, list, range)
      expect(rows.every(({ bytes }) => /^\d{16,17}$/.test(`${bytes}`))).toBe(true)
      expect(rows).toHaveLength(isSummed ? 4 : 12)
    },
  )

  it('are shown over time', async () => {
    const { series } = await person.client.ask(getViewingSeries, { query: { ...range, metric: 'bytes' } })
    expect(series.reduce((sum, { value }) => sum + value, 0) / (12 * most)).toBeCloseTo(1, 12)
  })
})

describe('a range', () => {
  const endOfTime = 253_402_300_799
  /** ClickHouse counts hours in seconds of 32 bits; this is past their end. */
  const endOfHours = 2 ** 32 + 64
  let person: Person
  beforeAll(async () => {
    person = await watched([playEvent({ id: 'a' }), playEvent({ id: 'b', opened_at: yesterday + 1_000 })])
  })

  it.each([
    [0, at + hourSeconds],
    [86_400, at + hourSeconds],
    [at - hourSeconds, endOfHours - 4],
    [0, endOfHours - 4],
  ])('from %d to %d has a number of concurrent sessions, summed or counted', async (from, to) => {
    for (const more of [{}, { proto: 'hls' }]) {
      const query = { from, to, step: 366 * 24 * hourSeconds, metric: 'sessions', ...more } as const
      const { series } = await person.client.ask(getViewingSeries, { query })
      expect(Math.max(...series.map(({ value }) => value))).toBe(2)
    }
  })

  it.each(lists.map((list) => [list.operation, list] as const))(
    'from 1970 or to the end of time works for %s',
    async (_, list) => {
      const count = async (from: number, to: number) =>
        (await person.client.ask(list, { query: { from, to } })).metrics.length
      const all = await count(at - hourSeconds, at + hourSeconds)
      expect(all).toBeGreaterThan(0)
      for (const [from, to] of [
        [0, endOfTime],
        [0, endOfHours],
        [at - hourSeconds, endOfTime],
      ] as const)
        expect(await count(from, to)).toBe(all)
      for (const from of [endOfHours, endOfTime - 1]) expect(await count(from, endOfTime)).toBe(0)
      expect(await count(at, at)).toBe(0)
    },
  )

  it('reaches back 400 days, and earlier events are rejected', async () => {
    const oldest = Date.now() - 400 * dayMs
    const someone = await createPerson(foyer)
    const licence = await giveLicence(foyer, someone, { retroview: true })
    const kept = playEvent({ id: 'kept', opened_at: oldest + 600_000, bytes: 5 })
    const gone = playEvent({ id: 'gone', opened_at: oldest - 1 })
    const { body } = await sendEvents(foyer, licence, JSON.stringify([kept, gone]))
    expect(body).toMatchObject({ accepted: 1, rejected: [{ index: 1, code: 'invalid' }] })
    const query = { from: Math.floor(oldest / 1_000) - 86_400, to: Math.floor(oldest / 1_000) + 86_400 }
    const streams = async () => (await someone.client.ask(listViewedStreams, { query })).metrics
    expect(await streams()).toMatchObject([{ bytes: { play: 5 }, sessions_count: 1 }])
    await rollUpViewing(foyer.platform.statistics, 0)
    expect(await streams()).toMatchObject([{ bytes: { play: 5 }, sessions_count: 1 }])
  })
})

/** Special characters of SQL, of its patterns and escapes and of spreadsheets, and characters of other scripts. */
const odd = [
  `it's`,
  '"quoted"',
  'back\\slash',
  '\\',
  '\\N',
  'NULL',
  'tab\there',
  'new\r\nline',
  'ze\0ro',
  '%',
  '_',
  '100%',
  'a_b',
  'axb',
  '{stream_part:String}',
  "' OR 1=1 --",
  "['x']",
  'Телевидение',
  '日本語',
  '😀',
  '\u2028',
  '=1+1',
  '+1',
  '-1',
  '@sum',
  ' leading',
]

/** Values that could break a statement, tried in each of its parameters. */
const hostile = ['\\', '\\N', 'ze\0ro', '%', '_', "' OR 1=1 --", '{stream_part:String}']

describe('names with special characters', () => {
  const idOf = (text: string): string => `of ${text}`
  let person: Person
  beforeAll(async () => {
    const events = odd.map((text, number) =>
      playEvent({
        id: idOf(text),
        media: text,
        proto: text,
        ip: text,
        user_id: text,
        user_agent: text,
        referer: text,
        hostname: text,
        server_id: `server-${number}`,
        opened_at: yesterday + number * 1_000,
      }),
    )
    person = await watched(events)
  })
  const found = async (filter: string, text: string) => {
    const { status, body } = await person.client.send('GET', listPlaySessions.url, {
      query: { ...range, [filter]: text },
    })
    expect(status).toBe(200)
    return (body as { metrics: MetricRow[] }).metrics.map(({ id }) => `${id}`).sort()
  }

  it.each(['stream_name', 'proto', 'server.hostname', 'client.user_id', 'client.ip', 'client.useragent'])(
    'STAT-11 are found by %s, and no others',
    async (filter) => {
      for (const text of hostile) expect(await found(filter, text)).toEqual([idOf(text)])
    },
  )

  it.each(['stream_name_like', 'client.useragent_like'])(
    'STAT-11 are found by %s, literally and in any case',
    async (filter) => {
      for (const text of [...hostile, 'ТЕЛЕВИДЕНИЕ', 'A_B']) {
        const alike = odd.filter((one) => one.toLowerCase().includes(text.toLowerCase())).map(idOf)
        expect(await found(filter, text)).toEqual(alike.sort())
      }
    },
  )

  it('STAT-15 are paged and returned unchanged', async () => {
    const orders = [
      [listViewedStreams, 'stream_name', (row: MetricRow) => row.stream_name],
      [listViewedServers, '-server.hostname', (row: MetricRow) => row.server?.hostname],
      [listViewers, 'client.user_id', (row: MetricRow) => row.client?.user_id],
      [listPlaySessions, '-client.ip', (row: MetricRow) => row.client?.ip],
      [listUniqueSessions, 'proto', (row: MetricRow) => row.proto],
    ] as const
    for (const [list, sort, nameOf] of orders) {
      const rows = await rowsOf(person, list, { ...range, sort, limit: 7 })
      expect(new Set(rows.map(nameOf))).toEqual(new Set(odd))
      expect(rows).toHaveLength(odd.length)
    }
  })

  it('are no formulas in CSV, and otherwise unchanged', async () => {
    const rows = await csvOf(person, listPlaySessions, range)
    const written = odd.map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text))
    for (const column of ['stream_name', 'proto', 'server_hostname', 'ip', 'user_id', 'useragent', 'referer'])
      expect(new Set(rows.map((row) => row[column]))).toEqual(new Set(written))
  })

  it('work as ids of sessions without an opening time', async () => {
    const told = (event: 'play_updated' | 'play_closed', bytes: number): SomeEvent[] =>
      odd.map((text) => {
        const { opened_at: _, ...rest } = playEvent({ event, id: text, started_at: yesterday, bytes })
        return { ...rest, utc_ms: yesterday + bytes }
      })
    const someone = await createPerson(foyer)
    const licence = await giveLicence(foyer, someone, { retroview: true })
    for (const events of [told('play_updated', 1), told('play_closed', 3), told('play_updated', 2)])
      await collect(foyer, licence, events)
    const rows = await rowsOf(someone, listPlaySessions, range)
    expect(rows).toHaveLength(odd.length)
    expect(new Map(rows.map(({ id, bytes }) => [id, bytes]))).toEqual(new Map(odd.map((text) => [text, 3])))
  })
})

describe('contradictory times', () => {
  it('are accepted as reported, with the same result when summed or counted', async () => {
    const opened = { opened_at: yesterday, started_at: yesterday }
    const person = await watched([
      playEvent({ ...opened, id: 'told before it opened', utc_ms: yesterday - 60_000, duration: 0 }),
      playEvent({ ...opened, id: 'closes after it was told', closed_at: yesterday + 900_000, utc_ms: yesterday + 10 }),
      playEvent({ ...opened, id: 'nothing', closed_at: yesterday, utc_ms: yesterday, duration: 0, bytes: 0 }),
      playEvent({ ...opened, id: 'closed', closed_at: yesterday + 60_000, utc_ms: yesterday + 60_000 }),
      // It was reported again after it had closed.
      playEvent({ ...opened, id: 'closed', event: 'play_updated', utc_ms: yesterday + 120_000, duration: 120 }),
      playEvent({ id: 'only opened', event: 'play_opened', opened_at: yesterday, utc_ms: yesterday, duration: null }),
    ])
    const rows = await rowsOf(person, listPlaySessions, range)
    expect(Object.fromEntries(rows.map(({ id, duration }) => [id, duration]))).toEqual({
      'told before it opened': 0,
      'closes after it was told': 60,
      nothing: 0,
      closed: 120,
      'only opened': 0,
    })
    const read = async (more: Query) =>
      (
        await person.client.ask(getViewingSeries, { query: { ...range, metric: 'sessions', step: 60, ...more } })
      ).series.map(({ value }) => value)
    const counted = await read({ duration_lt: 1e9 })
    expect(counted.slice(60, 64)).toEqual([5, 3, 2, 1])
    expect(await read({})).toEqual(counted)
    await rollUpViewing(foyer.platform.statistics, 0)
    expect(await read({})).toEqual(counted)
  })
})

describe('an export', () => {
  it('of viewers who start at the same moments is complete', async () => {
    const person = await createPerson(foyer)
    const viewers = 210
    const rows = Array.from({ length: viewers }, (_, viewer) =>
      Array.from({ length: viewer + 1 }, (__, turn) => ({
        account_id: person.account.id,
        session_id: `session-${viewer}-${turn}`,
        user_id: `viewer-${viewer}`,
        opened_at: yesterday + turn * 1_000,
        started_at: yesterday + turn * 1_000,
      })),
    )
    await addSessions(foyer.platform.statistics, ...rows.flat())
    const found = await csvOf(person, listViewers, range)
    const counts = found.map(({ user_id, sessions_count }) => [user_id, Number(sessions_count)])
    expect(new Map(counts as [string, number][])).toEqual(
      new Map(rows.map((some, viewer) => [`viewer-${viewer}`, some.length])),
    )
  })

  it('has every viewer once, although some watch more while it is read', async () => {
    const person = await createPerson(foyer)
    const { statistics } = foyer.platform
    const nameOf = (number: number): string => `viewer-${String(number).padStart(4, '0')}`
    const session = (number: number, bytes: number, utc_ms: number) => ({
      account_id: person.account.id,
      session_id: `session-${number}`,
      user_id: nameOf(number),
      opened_at: yesterday,
      started_at: yesterday,
      bytes,
      utc_ms,
    })
    const count = 5_200
    await addSessions(
      statistics,
      ...Array.from({ length: count }, (_, number) => session(number, count - number, yesterday)),
    )
    const query = statistics.query.bind(statistics)
    let reads = 0
    const asked = vi.spyOn(statistics, 'query').mockImplementation(async (named, params) => {
      const rows = await query(named, params)
      if (named.name === 'retroview_clients') {
        reads += 1
        // The one who watched least becomes the one who watched most.
        await addSessions(statistics, session(count - 1, 1e9 + reads, yesterday + reads))
      }
      return rows
    })
    try {
      const rows = await csvOf(person, listViewers, { ...range, sort: '-bytes' })
      expect(rows.map(({ user_id }) => String(user_id)).toSorted()).toEqual(
        Array.from({ length: count }, (_, number) => nameOf(number)),
      )
      expect(reads).toBe(3)
    } finally {
      asked.mockRestore()
    }
  })

  it('stops querying the engine once its reader has left', async () => {
    const { account, tokens, client } = await createPerson(foyer)
    const { statistics } = foyer.platform
    const sessions = Array.from({ length: 30_000 }, (_, number) => ({
      account_id: account.id,
      session_id: `session-${number}`,
      opened_at: yesterday + number,
      started_at: yesterday + number,
    }))
    await addSessions(statistics, ...sessions)
    const asked = vi.spyOn(statistics, 'query')
    try {
      const pages = () => asked.mock.calls.filter(([{ name }]) => name === 'retroview_sessions').length
      const leaving = new AbortController()
      const query = `from=${range.from}&to=${range.to}&format=csv`
      const answer = await fetch(`${foyer.url}${listPlaySessions.url}?${query}`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
        signal: leaving.signal,
      })
      const reader = answer.body?.getReader()
      expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
      leaving.abort()
      await reader?.cancel().catch(() => undefined)
      // The slot of the export is released once it has stopped.
      const small = { from: at - hourSeconds, to: at - hourSeconds + 1, format: 'csv' }
      await expect
        .poll(async () => (await client.send('GET', listPlaySessions.url, { query: small })).status, {
          timeout: 30_000,
        })
        .toBe(200)
      // The whole export is six pages, and each may take two reads.
      expect(pages()).toBeLessThan(6)
    } finally {
      asked.mockRestore()
    }
  })
})

describe('sessions whose opening is not told', () => {
  const untold = (id: string) => playEvent({ id, opened_at: null, started_at: yesterday })
  const lookUp = 'session_places'

  it('are looked up, and no sessions of other customers with them', async () => {
    const [odd, usual] = [await createPerson(foyer), await createPerson(foyer)]
    const licences = [
      await giveLicence(foyer, odd, { retroview: true }),
      await giveLicence(foyer, usual, { retroview: true }),
    ] as const
    await collect(foyer, licences[0], [untold('a')])
    const asked = vi.spyOn(foyer.platform.statistics, 'query')
    const names = () => asked.mock.calls.map(([{ name }]) => name)
    try {
      await collect(foyer, licences[1], [playEvent({ id: 'a' })])
      expect(names()).not.toContain(lookUp)
      await collect(foyer, licences[0], [playEvent({ id: 'a', bytes: 7 })])
      expect(names()).toContain(lookUp)
    } finally {
      asked.mockRestore()
    }
    expect((await rowsOf(odd, listPlaySessions, range)).map(({ bytes }) => bytes)).toEqual([7])
  })

  it('are to be sent again when looking them up takes too long', async () => {
    const person = await createPerson(foyer)
    const licence = await giveLicence(foyer, person, { retroview: true })
    await collect(foyer, licence, [untold('a')])
    const { statistics } = foyer.platform
    const query = statistics.query.bind(statistics)
    const asked = vi
      .spyOn(statistics, 'query')
      .mockImplementation((named, params) =>
        named.name === lookUp ? Promise.reject(new StatisticsError('time_limit', 'slow')) : query(named, params),
      )
    const events = JSON.stringify([untold('b')])
    try {
      const answer = await sendEvents(foyer, licence, events)
      expect(answer).toMatchObject({ status: 503, body: { errors: [{ code: 'unavailable' }] } })
      expect(answer.headers.get('retry-after')).toBe('2')
    } finally {
      asked.mockRestore()
    }
    expect((await sendEvents(foyer, licence, events)).status).toBe(200)
  })
})

it('a gzip body that is cut off is refused, and accepted when it is complete', async () => {
  const person = await createPerson(foyer)
  const licence = await giveLicence(foyer, person, { retroview: true })
  const events = Array.from({ length: 50 }, (_, number) =>
    playEvent({ id: `s-${number}`, opened_at: yesterday + number }),
  )
  const whole = gzipSync(events.map((event) => JSON.stringify(event)).join('\n'))
  const headers = { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' }
  for (const end of [10, Math.floor(whole.length / 2), whole.length - 1])
    expect((await sendEvents(foyer, licence, whole.subarray(0, end), { headers })).status).toBe(400)
  expect((await sendEvents(foyer, licence, whole, { headers })).body).toMatchObject({ accepted: 50 })
  expect(await rowsOf(person, listPlaySessions, range)).toHaveLength(50)
})
