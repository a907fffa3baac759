// @module-tag long
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { namedQuery } from './engine.ts'
import { migrateStatistics } from './migrate.ts'
import { type EngineUnderTest, startEmbedded, type StartEngine, startServer } from './testing/engines.ts'
import { addSessions, noon } from './testing/sessions.ts'

const echo = namedQuery({
  name: 'echo',
  sql: `SELECT {text:String} AS text, {texts:Array(String)} AS texts, {maybe:Nullable(String)} AS maybe,
    {count:Int64} AS count, {counts:Array(UInt32)} AS counts, {flag:Bool} AS flag`,
  params: z.object({
    text: z.string(),
    texts: z.array(z.string()),
    maybe: z.nullable(z.string()),
    count: z.int(),
    counts: z.array(z.int()),
    flag: z.boolean(),
  }),
  row: z.object({
    text: z.string(),
    texts: z.array(z.string()),
    maybe: z.nullable(z.string()),
    count: z.int(),
    counts: z.array(z.int()),
    flag: z.boolean(),
  }),
})

const hostile = `a'); DROP TABLE play_sessions; -- \\' \\\\ " \` \t\n\r %_ {text:String} \\N NULL é 日本 😀`

const namesLike = namedQuery({
  name: 'names_like',
  sql: `SELECT DISTINCT stream_name FROM play_sessions
    WHERE tenant = 'like' AND positionCaseInsensitiveUTF8(stream_name, {part:String}) > 0`,
  params: z.object({ part: z.string() }),
  row: z.object({ stream_name: z.string() }),
})

const lastStates = namedQuery({
  name: 'last_states',
  sql: `SELECT session_id, bytes, closed FROM play_sessions WHERE tenant = {tenant:String} ORDER BY session_id`,
  params: z.object({ tenant: z.string() }),
  row: z.object({ session_id: z.string(), bytes: z.int(), closed: z.boolean() }),
})

const asSaid = namedQuery({
  name: 'as_said',
  sql: `SELECT session_id, ip, duration, utc_ms, closed, toUnixTimestamp64Milli(started_at) AS started_at,
      toUnixTimestamp64Milli(closed_at) AS closed_at
    FROM play_sessions WHERE tenant = 'said' ORDER BY bytes`,
  params: z.object({}),
  row: z.object({
    session_id: z.string(),
    ip: z.string(),
    duration: z.int(),
    utc_ms: z.int(),
    closed: z.boolean(),
    started_at: z.int(),
    closed_at: z.int(),
  }),
})

const countSessions = namedQuery({
  name: 'count_sessions',
  sql: 'SELECT count() AS n FROM play_sessions WHERE tenant = {tenant:String}',
  params: z.object({ tenant: z.string() }),
  row: z.object({ n: z.int() }),
})

const noParams = z.object({})
const anyRow = z.record(z.string(), z.unknown())
const endless = namedQuery({
  name: 'endless',
  sql: 'SELECT count() AS n FROM numbers(1000000000000) WHERE cityHash64(number) = 1',
  params: noParams,
  row: anyRow,
})
const one = namedQuery({ name: 'one', sql: 'SELECT 1 AS one', params: noParams, row: z.object({ one: z.literal(1) }) })

interface Kind {
  readonly kind: string
  readonly start: StartEngine
  /** How long a caller waits for a hung engine. Our own process gets the time that the longest read may take. */
  readonly hangMs: number
}

const kinds: readonly Kind[] = [
  { kind: 'embedded', start: startEmbedded, hangMs: 10_000 },
  { kind: 'server', start: startServer, hangMs: 3_000 },
]

/** Concurrent callers, and the sessions they write. */
const many = 15

describe.each(kinds)('the $kind statistics engine', ({ start, hangMs }) => {
  let folder: string
  let under: EngineUnderTest

  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    under = await start(join(folder, 'store'), { seconds: 2, memoryBytes: 200_000_000, rows: 2_000 })
    await migrateStatistics(under.engine)
  })
  afterAll(async () => {
    await under.stop()
    await rm(folder, { recursive: true })
  })

  it('answers a ping', async () => {
    await under.engine.ping()
  })

  it.each([
    ['hostile text', { text: hostile, texts: [hostile, '', "'"], maybe: hostile }],
    ['nothing', { text: '', texts: [], maybe: null }],
    ['the words of null', { text: 'NULL', texts: ['\\N', 'null'], maybe: 'NULL' }],
    ['more text than a URL takes', { text: hostile.repeat(500), texts: [hostile.repeat(500)], maybe: null }],
  ])('binds %s and returns it unchanged', async (_, texts) => {
    const asked = { ...texts, count: -9_007_199_254_740_991, counts: [0, 4_294_967_295], flag: true }
    expect(await under.engine.query(echo, asked)).toEqual([asked])
  })

  it('finds a literal part of a name with any characters', async () => {
    const names = ['News_24', "it's 100%", 'a\\b', hostile]
    await addSessions(
      under.engine,
      ...names.map((stream_name, index) => ({ tenant: 'like', session_id: `like-${index}`, stream_name })),
    )
    const found = async (part: string) => (await under.engine.query(namesLike, { part })).map((row) => row.stream_name)
    expect(await found('news_')).toEqual(['News_24'])
    expect(await found("'s 100%")).toEqual(["it's 100%"])
    expect(await found('\\b')).toEqual(['a\\b'])
    expect(await found(hostile)).toEqual([hostile])
    expect(await found('%')).toHaveLength(2)
    expect(await found("' OR 1 = 1 --")).toEqual([])
  })

  it('returns the state with the greatest utc_ms, on a tie the closed one, in any order of arrival', async () => {
    const states = [
      { utc_ms: noon + 1_000, bytes: 10 },
      { utc_ms: noon + 3_000, bytes: 30 },
      { utc_ms: noon + 2_000, bytes: 99 },
      { utc_ms: noon + 3_000, bytes: 31, closed: true, closed_at: noon + 3_000 },
      { utc_ms: noon + 3_000, bytes: 32 },
    ]
    const turned = states.map((_, shift) => [...states.slice(shift), ...states.slice(0, shift)])
    for (const [index, order] of turned.entries()) {
      const session_id = `order-${index}`
      for (const state of order) await addSessions(under.engine, { tenant: 'last', session_id, ...state })
      const together = order.map((state) => ({ tenant: 'last', session_id: `together-${index}`, ...state }))
      await addSessions(under.engine, ...together, ...together)
    }
    const rows = await under.engine.query(lastStates, { tenant: 'last' })
    expect(rows).toHaveLength(2 * states.length)
    expect(rows.every((row) => row.bytes === 31 && row.closed)).toBe(true)
    await under.engine.command('OPTIMIZE TABLE play_sessions FINAL')
    expect(await under.engine.query(lastStates, { tenant: 'last' })).toEqual(rows)
  })

  it('decides between two open states of one moment by their content, not by their order', async () => {
    const a = { tenant: 'tie', utc_ms: noon + 1_000, bytes: 1 }
    const b = { ...a, bytes: 2 }
    for (const [session_id, ...order] of [['ab', a, b] as const, ['ba', b, a] as const]) {
      for (const state of order) await addSessions(under.engine, { ...state, session_id })
    }
    const [first, second] = await under.engine.query(lastStates, { tenant: 'tie' })
    expect(first?.bytes).toBe(second?.bytes)
  })

  it('returns ids, addresses, times and durations as reported, in any notation', async () => {
    const uuid = '0b3f7c1e-9d52-4c8a-8f10-2a6b5c4d3e2f'
    const ids = [
      uuid,
      uuid.toUpperCase(),
      uuid.replaceAll('-', ''),
      '00000000-0000-0000-0000-000000000000',
      'x'.repeat(16),
      '日',
    ]
    const addresses = [
      '198.51.100.7',
      '2001:db8::1',
      '2001:DB8::1',
      '::',
      '::ffff:1.2.3.4',
      '::ffff:0:1',
      '0.0.0.0',
      '01.2.3.4',
      '1.2.3',
      '',
    ]
    const moments = [
      { duration: 10, utc_ms: noon + 10_500, closed: true, closed_at: noon + 10_500 },
      { duration: 0, utc_ms: noon - 5_000, closed: false, closed_at: 0 },
      { duration: 9, utc_ms: noon - 5_000, closed: true, closed_at: noon + 9_000 },
      { duration: 400 * daySeconds, utc_ms: noon + 90_000, closed: true, closed_at: noon + 1_001 },
      { duration: 3, utc_ms: noon + dayMs * 30, closed: false, closed_at: 0 },
    ]
    const said = [
      ...ids.map((session_id) => ({ session_id, ip: '198.51.100.7', ...moments[0] })),
      ...addresses.map((ip, at) => ({ session_id: `address-${at}`, ip, ...moments[0] })),
      ...moments.map((moment, at) => ({ session_id: `moment-${at}`, ip: '', ...moment })),
    ].map((row, at) => ({ ...row, started_at: noon + at }))
    await addSessions(under.engine, ...said.map((row, bytes) => ({ tenant: 'said', opened_at: noon, bytes, ...row })))
    expect(await under.engine.query(asSaid, {})).toEqual(said)
  })

  it('deletes a session 400 days after it was opened', async () => {
    const opened = [399, 401].map((days) => Date.now() - days * dayMs)
    const rows = opened.map((at) => ({ tenant: 'aged', session_id: `at-${at}`, opened_at: at, started_at: at }))
    await addSessions(under.engine, ...rows)
    await under.engine.command('OPTIMIZE TABLE play_sessions FINAL')
    expect(await under.engine.query(lastStates, { tenant: 'aged' })).toMatchObject([{ session_id: `at-${opened[0]}` }])
  })

  it('refuses an unknown field and keeps nothing of the insert', async () => {
    const rows = [{ tenant: 'misspelt' }, { tenant: 'misspelt', session_id: 'session-2', byte: 1 }]
    await expect(addSessions(under.engine, ...rows)).rejects.toMatchObject({ fault: 'refused' })
    expect(await under.engine.query(countSessions, { tenant: 'misspelt' })).toEqual([{ n: 0 }])
  })

  it('refuses a session that starts before it is opened', async () => {
    const rejected = addSessions(under.engine, { tenant: 'early', started_at: noon - 1 })
    await expect(rejected).rejects.toMatchObject({ fault: 'refused', engineCode: 469 })
  })

  it('refuses to write with a query', async () => {
    const sql = `INSERT INTO play_sessions (tenant, opened_at, started_at) SELECT 'sneaked', now(), now()`
    const sneaky = namedQuery({ name: 'sneaky', sql, params: noParams, row: anyRow })
    await expect(under.engine.query(sneaky, {})).rejects.toMatchObject({ fault: 'refused' })
    expect(await under.engine.query(countSessions, { tenant: 'sneaked' })).toEqual([{ n: 0 }])
  })

  it('refuses an invalid table name', async () => {
    const rejected = under.engine.insert('play_sessions; DROP TABLE play_sessions', [{ tenant: 'x' }])
    await expect(rejected).rejects.toMatchObject({ fault: 'refused' })
  })

  it('reports which query returned an unexpected row, and which got unexpected parameters', async () => {
    const wrong = namedQuery({ name: 'wrong', sql: 'SELECT 2 AS one', params: noParams, row: one.row })
    await expect(under.engine.query(wrong, {})).rejects.toMatchObject({
      fault: 'unexpected_row',
      message: expect.stringContaining('wrong'),
    })
    // A caller that bypassed the types.
    const values = { tenant: 7 } as unknown as { tenant: string }
    await expect(under.engine.query(countSessions, values)).rejects.toMatchObject({ fault: 'refused' })
  })

  it('reports what was refused, without the values', async () => {
    const sql = 'SELECT concat({text:String}, missing_column) AS x'
    const failing = namedQuery({ name: 'failing', sql, params: z.object({ text: z.string() }), row: anyRow })
    const rejected = under.engine.query(failing, { text: 'private words' })
    await expect(rejected).rejects.toMatchObject({
      message: 'failing: ClickHouse answered UNKNOWN_IDENTIFIER (47)',
      stack: expect.not.stringContaining('private words'),
    })
  })

  it('aborts a read that takes too long, and continues', async () => {
    await expect(under.engine.query(endless, {})).rejects.toMatchObject({ fault: 'time_limit' })
    expect(await under.engine.query(one, {})).toEqual([{ one: 1 }])
  })

  it('aborts a read that needs too much memory, and continues', async () => {
    // Allocates all memory at once. An engine with low priority would otherwise reach the time limit first.
    const sql = 'SELECT length(arrayWithConstant(100000000, number)) AS n FROM numbers(1)'
    const greedy = namedQuery({ name: 'greedy', sql, params: noParams, row: anyRow })
    await expect(under.engine.query(greedy, {})).rejects.toMatchObject({ fault: 'memory_limit' })
    expect(await under.engine.query(one, {})).toEqual([{ one: 1 }])
  })

  it('aborts a read with too many rows, and returns as many as allowed', async () => {
    const rowsOf = (n: number) =>
      namedQuery({ name: 'rows', sql: `SELECT number FROM numbers(${n})`, params: noParams, row: anyRow })
    await expect(under.engine.query(rowsOf(2_001), {})).rejects.toMatchObject({ fault: 'row_limit' })
    expect(await under.engine.query(rowsOf(2_000), {})).toHaveLength(2_000)
  })

  it('leaves no row of a failed read to the next one, which may be somebody else’s', async () => {
    const sql = `SELECT sleepEachRow(0.05) AS one, 'private words' AS text FROM numbers(1000)
      SETTINGS max_block_size = 1, max_execution_time = 1`
    const halfWay = namedQuery({ name: 'half_way', sql, params: noParams, row: anyRow })
    await expect(under.engine.query(halfWay, {})).rejects.toMatchObject({ fault: 'time_limit' })
    expect(await under.engine.query(one, {})).toEqual([{ one: 1 }])
  })

  it('does not block its own process while a read runs', async () => {
    let turns = 0
    const ticking = setInterval(() => {
      turns += 1
    }, 10)
    await expect(under.engine.query(endless, {})).rejects.toMatchObject({ fault: 'time_limit' })
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(50)
  })

  it('answers many concurrent callers, each with their own values', async () => {
    const callers = Array.from({ length: many }, (_, index) => `caller ${index}`)
    const sessions = callers.map((session_id) => ({ tenant: 'many', session_id }))
    const asked = (text: string) => ({ text, texts: [text], maybe: null, count: 1, counts: [], flag: false })
    // On a loaded machine some calls time out; the client retries.
    const ask = (text: string) => vi.waitFor(() => under.engine.query(echo, asked(text)), { timeout: 60_000 })
    const write = async () => {
      for (const some of [sessions.slice(0, 8), sessions.slice(8)]) await addSessions(under.engine, ...some)
    }
    const [answers] = await Promise.all([Promise.all(callers.map(ask)), write()])
    expect(answers).toEqual(callers.map((text) => [asked(text)]))
    expect(await under.engine.query(countSessions, { tenant: 'many' })).toEqual([{ n: many }])
  })

  it('rejects the calls in progress when the engine is killed, and answers the next one', async () => {
    const inFlight = expect(under.engine.query(endless, {})).rejects.toMatchObject({
      name: 'StatisticsError',
      fault: 'unavailable',
    })
    await delay(300)
    await under.kill()
    await inFlight
    await under.revive()
    expect(await under.engine.query(one, {})).toEqual([{ one: 1 }])
    expect(await under.engine.query(countSessions, { tenant: 'many' })).toEqual([{ n: many }])
  })

  it('rejects a call to a hanging engine, and answers when it is back', async () => {
    // The connection exists already, as on a server in use.
    await under.engine.query(one, {})
    under.freeze()
    const asked = performance.now()
    await expect(under.engine.query(one, {})).rejects.toMatchObject({ fault: 'unavailable' })
    expect(performance.now() - asked).toBeLessThan(hangMs)
    await under.revive()
    expect(await under.engine.query(one, {})).toEqual([{ one: 1 }])
  })

  it('migrates an up-to-date store without changes, even from two processes concurrently', async () => {
    await Promise.all([migrateStatistics(under.engine), migrateStatistics(under.engine)])
    expect(await under.engine.query(countSessions, { tenant: 'many' })).toEqual([{ n: many }])
  })

  it('refuses a store whose migrations are different from its own', async () => {
    const changed = migrateStatistics(under.engine, {
      migrations: [{ name: '0001_play_sessions', statements: ['SELECT 1'] }],
    })
    await expect(changed).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('0001_play_sessions'),
    })
  })

  it('keeps its rows over a restart', async () => {
    await addSessions(under.engine, { tenant: 'kept' })
    await under.stop()
    under = await start(join(folder, 'store'))
    expect(await under.engine.query(countSessions, { tenant: 'kept' })).toEqual([{ n: 1 }])
  })
})
