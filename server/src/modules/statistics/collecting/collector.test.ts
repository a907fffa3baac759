// @module-tag long
import { gzipSync } from 'node:zlib'
import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import { CollectorAnswer, collectorBodyMax } from '@foyer/contract/collector/play-event.ts'
import { moveLicence } from '@foyer/contract/operator/endpoints.ts'
import {
  listPlaySessions,
  listUniqueSessions,
  listViewedStreams,
  listViewers,
} from '@foyer/contract/statistics/endpoints.ts'
import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, reportServer } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { collect, eventsPath, playEvent, sendEvents, type SomeEvent, yesterday } from '../../../../test/viewing.ts'

const foyer = useFoyer()
let owner: Person
let licence: string
/** Each test gets a customer without statistics. */
beforeEach(async () => {
  owner = await createPerson(foyer)
  licence = await giveLicence(foyer, owner, { retroview: true })
})

const range = { from: Math.floor(yesterday / 1000) - 8 * daySeconds, to: Math.floor(yesterday / 1000) + 3 * daySeconds }

const sessions = async (of: Person = owner): Promise<MetricRow[]> =>
  (await of.client.ask(listPlaySessions, { query: { ...range, sort: 'started_at' } })).metrics

const answered = async (body: unknown, headers: Record<string, string> = {}): Promise<CollectorAnswer> => {
  const answer = await sendEvents(foyer, licence, body, { headers })
  expect(answer.status).toBe(200)
  return CollectorAnswer.parse(answer.body)
}

const ids = (rows: readonly MetricRow[]) => rows.map(({ id }) => id)

describe('the collector', () => {
  const events = [
    playEvent({ id: 'a', opened_at: yesterday }),
    playEvent({ id: 'b', opened_at: yesterday + 1, media: 'тест, "x"] \\ {' }),
  ]
  const lines = events.map((event) => JSON.stringify(event)).join('\n')
  const ndjson = { 'content-type': 'application/x-ndjson' }
  it.each([
    ['a JSON array', JSON.stringify(events), {}],
    ['an array with whitespace', `\n [ ${events.map((event) => JSON.stringify(event, null, 2)).join(' ,\n')} ]\n`, {}],
    ['an array after a byte order mark', `\u{feff}${JSON.stringify(events)}`, {}],
    ['an array in gzip', gzipSync(JSON.stringify(events)), { 'content-encoding': 'gzip' }],
    ['lines', lines, ndjson],
    ['lines with empty ones and a line break at the end', `\r\n${lines.replace('\n', '\r\n\n')}\n`, ndjson],
    ['lines in gzip', gzipSync(lines), { ...ndjson, 'content-encoding': 'gzip' }],
  ])('accepts %s', async (_, body, headers) => {
    expect(await answered(body, headers)).toEqual({ accepted: 2, skipped: 0, rejected: [] })
    const rows = await sessions()
    expect(ids(rows)).toEqual(['a', 'b'])
    expect(rows[1]?.stream_name).toBe('тест, "x"] \\ {')
  })

  it('accepts nothing, an empty array, and unknown fields', async () => {
    const none = { accepted: 0, skipped: 0, rejected: [] }
    expect(await answered('')).toEqual(none)
    expect(await answered('[]')).toEqual(none)
    expect(await answered(JSON.stringify([{ ...playEvent(), reason: 'eof', x: { y: [1, ']'] } }]))).toMatchObject({
      accepted: 1,
    })
  })

  it('reports broken lines and impossible numbers by index, skips other events and keeps the rest', async () => {
    const odd = [
      playEvent({ id: 'good' }),
      { event: 'stream_started', media: 'x' },
      { ...playEvent({ id: 'bad' }), bytes: -1 },
      { ...playEvent({ id: 'bad' }), duration: 1e12 },
      { ...playEvent({ id: 'bad' }), bytes: 'many' },
      { ...playEvent({ id: 'bad' }), bytes: 1.5 },
      { ...playEvent(), id: undefined },
      playEvent({ id: 'future', utc_ms: Date.now() + 3 * dayMs }),
      playEvent({ id: 'ancient', opened_at: 1_000 }),
      playEvent({ id: 'backwards', started_at: yesterday, closed_at: yesterday - 1 }),
      7,
    ]
    const text = [
      ...odd.map((one) => JSON.stringify(one)),
      '{"event":"play_op',
      JSON.stringify(playEvent({ id: 'also' })),
    ]
    const { accepted, skipped, rejected } = await answered(text.join('\n'), ndjson)
    expect({ accepted, skipped }).toEqual({ accepted: 2, skipped: 1 })
    expect(rejected.map(({ index, code }) => [index, code])).toEqual([
      [2, 'invalid'],
      [3, 'invalid'],
      [4, 'wrong_type'],
      [5, 'wrong_type'],
      [6, 'required'],
      [7, 'invalid'],
      [8, 'invalid'],
      [9, 'invalid'],
      [10, 'wrong_type'],
      [11, 'bad_request'],
    ])
    expect(rejected.every(({ title }) => title.length > 3)).toBe(true)
    expect(new Set(ids(await sessions()))).toEqual(new Set(['also', 'good']))
  })

  it('STAT-28, LIC-28 skips events of a licence that collects no statistics, until it does', async () => {
    const collects = (retroview: boolean) =>
      owner.client.ask(createOrder, { body: { purpose: 'update_properties', deliverable_id: licence, retroview } })
    const first = JSON.stringify([playEvent({ id: 'before' }), 'broken'])
    const { rejected } = await answered(first)
    expect(rejected).toHaveLength(1)
    await collects(false)
    expect(await answered(first)).toEqual({ accepted: 0, skipped: 1, rejected })
    expect(await answered(JSON.stringify([playEvent({ id: 'unwanted' })]))).toMatchObject({ accepted: 0, skipped: 1 })
    expect(ids(await sessions())).toEqual(['before'])
    await collects(true)
    expect(await answered(JSON.stringify([playEvent({ id: 'after' })]))).toMatchObject({ accepted: 1, skipped: 0 })
    expect(new Set(ids(await sessions()))).toEqual(new Set(['after', 'before']))
  })

  it('STAT-28 assigns to the new owner of a moved licence only what began with them', async () => {
    const buyer = await createPerson(foyer)
    const watching = { event: 'play_opened', closed_at: null, duration: 0 } as const
    expect(await answered(JSON.stringify([playEvent({ id: 'still', ...watching })]))).toMatchObject({ accepted: 1 })
    const staff = await createStaff(foyer, { role: 'support' })
    const move = { customer_id: buyer.account.id, reason: 'sold' }
    await staff.client.ask(moveLicence, { params: { id: licence }, body: move })
    // One of them reports no opening, only how long it has lasted.
    const now = foyer.platform.clock.now().getTime() + 60_000
    const untold = { opened_at: null, started_at: null, closed_at: now, utc_ms: now, duration: 3600 }
    const later = [
      playEvent({ id: 'still', bytes: 5 }),
      playEvent({ id: 'old' }),
      { ...playEvent({ id: 'long' }), ...untold },
    ]
    expect(await answered(JSON.stringify(later))).toEqual({ accepted: 0, skipped: 3, rejected: [] })
    expect(await answered(JSON.stringify([playEvent({ id: 'new', opened_at: now })]))).toMatchObject({ accepted: 1 })
    expect(ids(await sessions(buyer))).toEqual(['new'])
    expect(ids(await sessions())).toEqual(['still'])
  })

  it.each([
    ['is cut off', (whole: string) => whole.slice(0, -30), ['a']],
    ['continues after its end', (whole: string) => `${whole} ${whole}`, ['a', 'b']],
    ['has a quote too many', (whole: string) => whole.replace('"b"', '""b"'), ['a']],
    ['has a brace too many', (whole: string) => whole.replace('"b"', '{"b"'), ['a']],
  ])('returns 400 for an array that %s, and keeps the readable part', async (_, damage, kept) => {
    const whole = JSON.stringify([playEvent({ id: 'a' }), playEvent({ id: 'b', opened_at: yesterday + 1 })])
    expect(await sendEvents(foyer, licence, damage(whole))).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'bad_request' }] },
    })
    expect(ids(await sessions())).toEqual(kept)
  })

  it('STAT-05 accepts session ids as long as media servers write them, and lists show them completely', async () => {
    const id = 'session-'.padEnd(128, 'x')
    await collect(foyer, licence, [playEvent({ id, user_id: 'viewer' })])
    expect(ids(await sessions())).toEqual([id])
    for (const list of [listUniqueSessions, listViewers]) {
      const { metrics } = await owner.client.ask(list, { query: range })
      expect(metrics).toHaveLength(1)
    }
    expect((await answered(JSON.stringify([playEvent({ id: `${id}x` })]))).rejected).toMatchObject([
      { code: 'invalid' },
    ])
  })

  it('API-98 identifies the server by its heartbeats, otherwise by the sender’s address', async () => {
    await reportServer(foyer, licence, { server_id: 'known', ip: '203.0.113.9', country: 'SE' })
    await collect(foyer, licence, [
      playEvent({ id: 'a', server_id: 'known', hostname: 'edge.example' }),
      playEvent({ id: 'b', server_id: 'strange', hostname: 'other.example', opened_at: yesterday + 1 }),
      playEvent({ id: 'c', server_id: 'known', hostname: null, opened_at: yesterday + 2 }),
    ])
    expect((await sessions()).map(({ server }) => server)).toEqual([
      { id: 'known', hostname: 'edge.example', ip: '203.0.113.9', country: 'SE' },
      { id: 'strange', hostname: 'other.example', ip: '127.0.0.1', country: '' },
      { id: 'known', hostname: 'known.servers.example', ip: '203.0.113.9', country: 'SE' },
    ])
  })

  it('reads only the media servers that the events name, however many the licence has had', async () => {
    await reportServer(foyer, licence, { server_id: 'one', ip: '203.0.113.9' })
    await foyer.sql(
      `insert into licensing.server (deliverable_id, server_id, tenant, hostname, ip, version, first_seen_at, last_seen_at)
       select deliverable_id, 'copy-' || at, tenant, 'copy-' || at, ip, version, first_seen_at, last_seen_at
       from licensing.server, generate_series(1, 5000) at where deliverable_id = $1`,
      licence,
    )
    const { licensing } = foyer.modules
    const [source, addresses] = [vi.spyOn(licensing, 'source'), vi.spyOn(licensing, 'addressesOf')]
    try {
      await collect(foyer, licence, [
        playEvent({ id: 'a', server_id: 'one' }),
        playEvent({ id: 'b', server_id: 'no id of a server' }),
      ])
      expect(source.mock.settledResults.map(({ value }) => value)).toEqual([
        { account_id: owner.account.id, retroview: true, stopped: null },
      ])
      expect(addresses.mock.settledResults.map(({ value }) => value)).toEqual([
        [{ server_id: 'one', hostname: 'one.servers.example', ip: '203.0.113.9', country: 'DE' }],
      ])
    } finally {
      source.mockRestore()
      addresses.mockRestore()
    }
  })

  it('takes the viewer’s country from the event, otherwise from the address', async () => {
    await collect(foyer, licence, [
      playEvent({ id: 'a', country: 'it', ip: '8.8.8.8' }),
      playEvent({ id: 'b', country: null, ip: '8.8.8.8', opened_at: yesterday + 1 }),
      playEvent({ id: 'c', country: '', ip: 'nowhere', opened_at: yesterday + 2 }),
    ])
    expect((await sessions()).map(({ client }) => client?.country)).toEqual(['IT', 'US', ''])
  })

  it('returns 401 for an invalid key, 415 and 400 for unreadable content', async () => {
    const strange = await foyer.client.send('POST', eventsPath, {
      as: { licence_key: 'l4|nobody|nothing' },
      body: '[]',
      headers: { 'content-type': 'application/json' },
    })
    expect(strange.status).toBe(401)
    expect((await sendEvents(foyer, licence, '[]', { headers: { 'content-type': 'image/png' } })).status).toBe(415)
    expect((await sendEvents(foyer, licence, '[]', { headers: { 'content-encoding': 'lzma' } })).status).toBe(415)
    expect((await sendEvents(foyer, licence, 'no gzip', { headers: { 'content-encoding': 'gzip' } })).status).toBe(400)
  })

  it.each(['blocked', 'terminated'])('API-98 returns 403 for a %s licence', async (reason) => {
    await foyer.sql(`update licensing.deliverable set ${reason}_at = now() where id = $1`, licence)
    expect(await sendEvents(foyer, licence, '[]')).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'licence_stopped', meta: { reason } }] },
    })
  })

  it('API-98 accepts events of a licence that has only ended', async () => {
    await foyer.sql(`update licensing.deliverable set paid_till = '2020-01-01' where id = $1`, licence)
    expect((await sendEvents(foyer, licence, '[]')).status).toBe(200)
  })

  it('returns 413 above 64 MB, whether the size is declared, streamed or hidden in gzip', async () => {
    const line = `${JSON.stringify({ event: 'other', filling: 'x'.repeat(100_000) })}\n`
    const lot = line.repeat(Math.ceil(collectorBodyMax / line.length))
    const told = await sendEvents(foyer, licence, lot)
    const streamed = new ReadableStream({
      start: (to) => {
        for (let at = 0; at < lot.length; at += line.length) to.enqueue(Buffer.from(line))
        to.close()
      },
    })
    const untold = await sendEvents(foyer, licence, streamed, { headers: ndjson })
    const packed = await sendEvents(foyer, licence, gzipSync(lot), {
      headers: { ...ndjson, 'content-encoding': 'gzip' },
    })
    for (const answer of [told, untold, packed])
      expect(answer).toMatchObject({ status: 413, body: { errors: [{ code: 'too_large' }] } })
  })

  it.each([
    ['a line', (texts: readonly string[]) => texts.join('\n')],
    ['an element of an array', (texts: readonly string[]) => `[${texts.join()}]`],
  ])('rejects %s that is longer than any event, once, and continues after it', async (_, joined) => {
    const long = { ...playEvent({ id: 'long' }), tracks: [{ name: '"], [{' }], referer: 'x'.repeat(1_000_000) }
    const three = [playEvent({ id: 'a' }), long, playEvent({ id: 'b' })]
    const text = joined(three.map((one) => JSON.stringify(one)))
    expect(await answered(text, ndjson)).toMatchObject({ accepted: 2, rejected: [{ index: 1, code: 'bad_request' }] })
    expect(await answered(joined([JSON.stringify(long)]), ndjson)).toMatchObject({
      accepted: 0,
      rejected: [{ index: 0, code: 'bad_request' }],
    })
  })

  it('accepts a body of many megabytes', async () => {
    const count = 40_000
    const many = Array.from({ length: count }, (_, at) => playEvent({ id: `s${at}`, opened_at: yesterday + at }))
    expect(await collect(foyer, licence, many)).toEqual({ accepted: count, skipped: 0, rejected: [] })
    const { estimated_count } = await owner.client.ask(listPlaySessions, { query: range })
    expect(estimated_count).toBe(count)
  })

  it('returns 429 to a licence that sends too much at once, and accepts the same a little later', async () => {
    const closers: (() => void)[] = []
    const hold = async (at: number): Promise<number> => {
      const body = new ReadableStream({
        start: (to) => {
          to.enqueue(Buffer.from(`${JSON.stringify(playEvent({ id: `h${at}`, opened_at: yesterday + at }))}\n`))
          closers[at] = () => to.close()
        },
      })
      const { status } = await sendEvents(foyer, licence, body, { headers: ndjson })
      // The call below took the slot first, so try again.
      return status === 429 ? hold(at) : status
    }
    const held = Array.from({ length: 16 }, (_, at) => hold(at))
    const refused = async () => (await sendEvents(foyer, licence, '[]')).status
    await expect.poll(refused, { timeout: 30_000 }).toBe(429)
    const other = await giveLicence(foyer, owner, { retroview: true })
    expect((await sendEvents(foyer, other, '[]')).status).toBe(200)
    for (const close of closers) close()
    expect(new Set(await Promise.all(held))).toEqual(new Set([200]))
    expect(await refused()).toBe(200)
    expect(await sessions()).toHaveLength(16)
  })

  it('returns 429 to an owner whose licences send too much at once, and accepts others’ events', async () => {
    const closers: (() => void)[] = []
    const hold = async (own: string): Promise<number> => {
      const body = new ReadableStream({
        start: (to) => {
          to.enqueue(Buffer.from('\n'))
          closers.push(() => to.close())
        },
      })
      return (await sendEvents(foyer, own, body, { headers: ndjson })).status
    }
    const licences = [licence]
    while (licences.length < 5) licences.push(await giveLicence(foyer, owner, { retroview: true }))
    const [fifth = '', ...four] = licences
    const held = four.flatMap((own) => Array.from({ length: 17 }, () => hold(own)))
    await expect.poll(async () => (await sendEvents(foyer, fifth, '[]')).status, { timeout: 30_000 }).toBe(429)
    const stranger = await giveLicence(foyer, await createPerson(foyer), { retroview: true })
    expect((await sendEvents(foyer, stranger, '[]')).status).toBe(200)
    for (const close of closers) close()
    expect(new Set(await Promise.all(held))).toEqual(new Set([200, 429]))
  })
})

describe('histories', () => {
  const names = ['play_opened', 'play_started', 'play_updated', 'play_closed'] as const
  /** One session's events over time. A field that is left out stays left out. There may be days without any event. */
  const history = fc
    .record({
      id: fc.integer({ min: 0, max: 3 }).map((number) => `s${number}`),
      silence: fc.constantFrom(0, 20 * hourMs, 5 * 24 * hourMs),
      beats: fc.array(
        fc.record({
          event: fc.constantFrom(...names),
          after: fc.integer({ min: 0, max: 4 }),
          isLate: fc.boolean(),
          bytes: fc.integer({ min: 0, max: 1e9 }),
          duration: fc.option(fc.integer({ min: 0, max: 5_000 })),
          media: fc.constantFrom('news_24', 'sport_1'),
          tellsOpening: fc.boolean(),
          tellsStart: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ id, silence, beats }) => {
      const opened_at = yesterday - 6 * 24 * hourMs + Number(id.slice(1)) * 47 * minuteMs - 1
      return beats.map(({ after, isLate, tellsOpening, tellsStart, ...beat }, at): SomeEvent => {
        const { closed_at: _, ...event } = playEvent({ ...beat, id })
        const utc_ms = opened_at + 1_000 + at * 2 + after + (isLate ? silence : 0)
        return {
          ...event,
          opened_at: tellsOpening ? opened_at : null,
          started_at: tellsStart ? opened_at + 700 : null,
          utc_ms,
          ...(beat.event === 'play_closed' && { closed_at: utc_ms }),
        }
      })
    })

  /**
   * The rule: the greatest `utc_ms` wins, and among equals the closed one. Other ties would be contradictory states of
   * one moment, which no server sends.
   */
  const lastStates = (events: readonly SomeEvent[]) => {
    const last = new Map<unknown, SomeEvent>()
    for (const event of events) {
      const known = last.get(event.id)
      const rank = (one: SomeEvent) => Number(one.utc_ms) * 2 + Number(one.event === 'play_closed')
      if (known === undefined || rank(event) > rank(known)) last.set(event.id, event)
    }
    return [...last.values()]
  }
  const clashes = (events: readonly SomeEvent[]): boolean => {
    const seen = new Set(events.map(({ id, utc_ms, event }) => `${id} ${utc_ms} ${event === 'play_closed'}`))
    return seen.size < events.length
  }

  it('that arrive late, repeated, reordered and in pieces result in the same rows and the same sums', async () => {
    const told = fc
      .array(history, { minLength: 1, maxLength: 4 })
      .map((many) => many.flat())
      .filter((events) => !clashes(events))
    const arrival = told.chain((events) =>
      fc.record({
        events: fc.constant(events),
        calls: fc
          .shuffledSubarray([...events, ...events], { minLength: events.length, maxLength: events.length * 2 })
          .chain((some) =>
            fc.tuple(
              fc.constant([...some, ...events.filter((one) => !some.includes(one))]),
              fc.integer({ min: 1, max: 5 }),
            ),
          )
          .map(([all, size]) =>
            Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size)),
          ),
        sums: fc.array(fc.boolean(), { maxLength: 4 }),
      }),
    )
    const property = fc.asyncProperty(arrival, async ({ events, calls, sums }) => {
      const viewed = await createPerson(foyer)
      const own = await giveLicence(foyer, viewed, { retroview: true })
      for (const [at, call] of calls.entries()) {
        await collect(foyer, own, call)
        if (sums[at] === true) await foyer.platform.jobs.runDue()
      }
      const expected = lastStates(events)
      const rows = await sessions(viewed)
      expect(
        rows
          .map(({ id, bytes, duration, stream_name }) => ({ id, bytes, duration, media: stream_name }))
          .sort((a, b) => (`${a.id}` < `${b.id}` ? -1 : 1)),
      ).toEqual(
        expected
          .map(({ id, bytes, duration, media }) => ({ id, bytes, duration: duration ?? 0, media }))
          .sort((a, b) => (`${a.id}` < `${b.id}` ? -1 : 1)),
      )
      const { metrics } = await viewed.client.ask(listViewedStreams, { query: { ...range, sort: 'stream_name' } })
      const summed = Object.entries(Object.groupBy(expected, ({ media }) => `${media}`))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([stream_name, some = []]) => ({
          stream_name,
          bytes: { play: some.reduce((sum, { bytes }) => sum + Number(bytes), 0) },
          duration: { play: some.reduce((sum, { duration }) => sum + Number(duration), 0) },
          sessions_count: some.length,
        }))
      expect(metrics).toEqual(summed)
    })
    await fc.assert(property, { numRuns: 25 })
    // Some hundred calls, each followed by a query: this has taken two minutes on a busy machine.
  }, 600_000)

  const bare = (hours: number): SomeEvent => {
    const { closed_at: _, ...event } = playEvent({
      event: 'play_updated',
      utc_ms: yesterday - 5 * 24 * hourMs + hours * hourMs,
    })
    return { ...event, opened_at: null, started_at: null, duration: null, bytes: hours }
  }
  const opened_at = yesterday - 5 * 24 * hourMs
  const opening = playEvent({
    event: 'play_opened',
    opened_at,
    started_at: null,
    closed_at: null,
    utc_ms: opened_at,
    bytes: 0,
  })

  it('without a beginning belong to a session that was opened days before', async () => {
    for (const event of [opening, bare(3 * 24)]) await collect(foyer, licence, [event])
    expect(await sessions()).toMatchObject([{ started_at: opened_at / 1000, bytes: 72 }])
  })

  it('without a beginning that arrive first leave room for the real one', async () => {
    const closed_at = opened_at + 21 * hourMs
    for (const event of [bare(20), opening, playEvent({ opened_at, started_at: null, closed_at, utc_ms: closed_at })])
      await collect(foyer, licence, [event])
    expect(await sessions()).toMatchObject([{ started_at: opened_at / 1000, bytes: 1_000_000 }])
  })
})
