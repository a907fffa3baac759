import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { createRecent } from '../../platform/recent.ts'
import { staleWhileRevalidate } from '../../platform/stale-while-revalidate.ts'
import { namedQuery, type StatisticsEngine, viewingAtAll } from '../../platform/statistics/index.ts'
import {
  compareTexts,
  type PageRequest,
  placed,
  positionParams,
  type SortKey,
  type Turn,
  turnTo,
} from './page-store.ts'
import { readByStart } from './sessions-by-start.ts'
import {
  filed,
  isSummed,
  lastingPartOf,
  ofClient,
  ofServer,
  sessionsOf,
  type Source,
  summingParams,
  sumsOf,
  type Wish,
  wished,
  wishParams,
} from './viewing-store.ts'

/** Single play sessions. */

const fields = {
  account_id: z.string(),
  session_id: z.string(),
  stream_name: z.string(),
  proto: z.string(),
  ...ofServer,
  ...ofClient,
  bytes: z.int(),
  duration: z.int(),
  started_ms: z.int(),
}
type SessionFields = z.infer<z.ZodMiniObject<typeof fields>>
const row = z.object({ ...fields, ...placed })
export type SessionRow = z.infer<typeof row>

const columns = `account_id, session_id, stream_name, proto, server_id, hostname, server_ip, server_country,
  user_id, ip, country, user_agent, referer, bytes, duration, toUnixTimestamp64Milli(started_at) AS started_ms`

const number = (expression: string): SortKey => ({ expression, type: 'UInt64' })
const text = (expression: string): SortKey => ({ expression, type: 'String' })

/** An id is its account's own: two accounts that are seen together may use the same. */
const sessionId = `concat(session_id, ' ', account_id)`

export const sessionSortKeys: Readonly<Record<string, SortKey>> = {
  started_at: number('toUInt64(toUnixTimestamp64Milli(started_at))'),
  bytes: number('bytes'),
  duration: number('toUInt64(duration)'),
  stream_name: text('toString(stream_name)'),
  proto: text('toString(proto)'),
  'server.hostname': text('toString(hostname)'),
  'client.user_id': text('user_id'),
  'client.ip': text('ip'),
}

export interface SessionCount {
  /** On its way, while a page may be read already. */
  readonly sessions: Promise<number>
  /** How many there were when the like was last asked, if it was. */
  readonly lately: number | undefined
  /**
   * Null at rest. While sessions are coming in, so that states that are replaced may be among so many: how long after being
   * filed they start at most.
   */
  readonly late_ms: number | null
}

/** Sessions of which more states changed lately are not counted exactly: a page would wait for it. */
const comparedStates = 50_000

const countOf = async (engine: StatisticsEngine, { sql, params }: Source): Promise<number> => {
  const query = namedQuery({
    name: 'retroview_sessions_count',
    sql: `SELECT toUInt64(sum(sessions_count)) AS sessions FROM ${sql}`,
    params: z.object(summingParams),
    row: z.object({ sessions: z.int() }),
  })
  const [counted] = await engine.query(query, params)
  return counted?.sessions ?? 0
}

/** By what was asked and for how long a range. */
const latelyCounted = createRecent<number>(1_000)
/** Who pages on or looks again within half a minute is told the same, or what was counted for those before. */
const roughCounts = staleWhileRevalidate<number>(1_000, { freshMs: 2_000, keptMs: 30_000 })

/** By when they are filed, and with states that later ones replace: hardly anything is read for it. */
const countRoughly = (engine: StatisticsEngine, wish: Wish, range: string): Promise<number> => {
  const query = namedQuery({
    name: 'retroview_sessions_about',
    sql: `SELECT count() AS sessions FROM play_sessions WHERE ${filed(wish)} SETTINGS final = 0`,
    params: z.object(wishParams),
    row: z.object({ sessions: z.int() }),
  })
  return roughCounts.of(`${range} ${lastingPartOf(wish)}`, async () => {
    const [counted] = await engine.query(query, wish)
    return counted?.sessions ?? 0
  })
}

/** How many sessions there are; about how many, where many of them changed a moment ago. */
const countSessions = async (engine: StatisticsEngine, wish: Wish, range: string): Promise<SessionCount> => {
  const name = `${Math.round((wish.to_ms - wish.from_ms) / 60_000)} ${lastingPartOf(wish)}`
  const counting = async (sessions: Promise<number>): Promise<number> => {
    latelyCounted.set(name, await sessions)
    return sessions
  }
  const lately = latelyCounted.get(name)
  if (!isSummed(wish)) return { sessions: counting(countOf(engine, sessionsOf(wish))), lately, late_ms: null }
  const viewing = await viewingAtAll(engine, wish)
  return viewing.states <= comparedStates
    ? { sessions: counting(countOf(engine, sumsOf(viewing, wish))), lately, late_ms: null }
    : { sessions: counting(countRoughly(engine, wish, range)), lately, late_ms: viewing.late_ms }
}

/** Reads a page out of the part of the range that it is asked for. */
const readPart = (engine: StatisticsEngine, wish: Wish, key: SortKey, turn: Turn): Promise<z.infer<typeof row>[]> => {
  const query = namedQuery({
    name: 'retroview_sessions',
    sql: `SELECT ${columns}, ${key.expression} AS page_value, ${sessionId} AS page_id
      FROM play_sessions WHERE ${wished(wish)} AND ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row,
  })
  return engine.query(query, { ...wish, ...turn.params })
}

/**
 * First pages a moment ago: while sessions come in by tens of thousands one is another before it is shown, and colleagues
 * and scripts ask for it all the time.
 */
const firstPages = staleWhileRevalidate<readonly SessionRow[]>(100, { freshMs: 1_000, keptMs: 2_000 })

/** A page of sessions, which are counted meanwhile. */
export const listSessions = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
): Promise<Page<SessionRow>> => {
  const name = request.sort.replace(/^-/, '')
  const key = sessionSortKeys[name]
  if (key === undefined) throw new Error(`sessions are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const count = await countSessions(engine, wish, request.range)
  const read = (part: Wish) => readPart(engine, part, key, turn)
  const readRows = () => (name === 'started_at' ? readByStart(engine, wish, turn, count, read) : read(wish))
  const isFirst = count.late_ms !== null && turn.after === null
  const rows = isFirst
    ? firstPages.of(JSON.stringify([request.range, request.sort, request.limit, lastingPartOf(wish)]), readRows)
    : readRows()
  return turn.page(...(await Promise.all([rows, count.sessions])))
}

/** Sessions that belong together, under one number, as a statement that sums them tells of them. */
interface Group {
  /** The number. */
  readonly group: string
  /** When the session started that speaks for them. */
  readonly started_ms: number
}

const foundRow = z.object({ ...fields, group: z.string() })
type Found = z.infer<typeof foundRow>

/** A number of 32 bits for a group and a start. */
const pairOf = ({ group, started_ms }: Group): number => Number((BigInt(group) ^ BigInt(started_ms)) & 0xffff_ffffn)

/**
 * Sessions that may be the wanted ones: of groups and starts that make the same number of 32 bits there may be some among them.
 * Sets are bound as the numbers that they are compared with, or the engine goes through them for each row.
 */
const ofGroups = (wish: Wish, number: string) =>
  namedQuery({
    name: 'retroview_sessions_of_groups',
    sql: `SELECT ${columns}, toString(${number}) AS group FROM play_sessions
    WHERE ${wished(wish)} AND toUnixTimestamp64Milli(started_at) IN {started_ms:Array(Int64)}
      AND toUInt32(bitAnd(bitXor(${number}, toUInt64(toUnixTimestamp64Milli(started_at))), 4294967295)) IN {pairs:Array(UInt32)}`,
    params: z.object({ ...wishParams, pairs: z.array(z.int()), started_ms: z.array(z.int()) }),
    row: foundRow,
  })

/** Of several that started in one moment the last by id speaks, or the first. */
export type Speaker = 'first' | 'last'

const speaks = (one: Found, before: Found | undefined, which: Speaker): boolean =>
  before === undefined || compareTexts(one.session_id, before.session_id) * (which === 'last' ? 1 : -1) > 0

/**
 * Rows of sums with what one session of each says: only numbers are summed, and texts are read of a hundred sessions.
 * `number` is the expression by which they belong together.
 */
export const withSessions = async <Row extends Group>(
  engine: StatisticsEngine,
  wish: Wish,
  rows: readonly Row[],
  number: string,
  which: Speaker,
): Promise<(SessionFields & Row)[]> => {
  if (rows.length === 0) return []
  const started_ms = [...new Set(rows.map((row) => row.started_ms))]
  const narrowed = { ...wish, from_ms: Math.min(...started_ms), to_ms: Math.max(...started_ms) + 1 }
  const pairs = [...new Set(rows.map(pairOf))]
  const speakers = new Map<string, Found>()
  for (const one of await engine.query(ofGroups(wish, number), { ...narrowed, pairs, started_ms })) {
    const place = `${one.group} ${one.started_ms}`
    if (speaks(one, speakers.get(place), which)) speakers.set(place, one)
  }
  return rows.flatMap((row) => {
    const session = speakers.get(`${row.group} ${row.started_ms}`)
    // Gone in between, as a session does that is corrected while it is read.
    return session === undefined ? [] : [{ ...session, ...row }]
  })
}
