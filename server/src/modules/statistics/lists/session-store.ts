import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { namedQuery, type StatisticsEngine, viewingAtAll } from '../../../platform/statistics/index.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
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
} from '../viewing-store.ts'
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

/** Session ids are unique only within an account, and a list may show several accounts. */
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
  /** Still being counted, while the page may be read already. */
  readonly sessions: Promise<number>
  /** The count from the last similar request, if there was one. */
  readonly lately: number | undefined
  /**
   * Null when few states changed lately. Otherwise the count may include states that have been replaced, and this is
   * the longest time from the filing of a session to its start.
   */
  readonly late_ms: number | null
}

/** Above this many changed states, sessions are not counted exactly: the page would have to wait for it. */
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

/** Keyed by the filters and the length of the range. */
const latelyCounted = createTtlCache<number>(1_000)
/** Someone who pages on or reloads within half a minute gets the same count, or the one made for an earlier caller. */
const roughCounts = staleWhileRevalidate<number>(1_000, { freshMs: 2_000, keptMs: 30_000 })

/** Counts by filing time and includes states that later ones replace. This reads hardly anything. */
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

/** The number of sessions; approximate while many of them are changing. */
const countSessions = async (engine: StatisticsEngine, wish: Wish, range: string): Promise<SessionCount> => {
  const name = `${Math.round((wish.to_ms - wish.from_ms) / minuteMs)} ${lastingPartOf(wish)}`
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

/** Reads a page from the given part of the range. */
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
 * First pages, cached for a moment. While tens of thousands of sessions come in, a first page is outdated before it is
 * shown, yet colleagues and scripts keep asking for it.
 */
const firstPages = staleWhileRevalidate<readonly SessionRow[]>(100, { freshMs: 1_000, keptMs: 2_000 })

/** A page of sessions, whose count may be rough. The page and the count are read in parallel. */
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
  const page = turn.page(...(await Promise.all([rows, count.sessions])))
  return count.late_ms === null ? page : { ...page, count_is_rough: true }
}

/** A row of totals over sessions that share a group number. */
interface Group {
  /** The group number. */
  readonly group: string
  /** Start of the session whose fields represent the group. */
  readonly started_ms: number
}

const foundRow = z.object({ ...fields, group: z.string() })
type Found = z.infer<typeof foundRow>

/** A 32-bit hash of a group and a start. */
const pairOf = ({ group, started_ms }: Group): number => Number((BigInt(group) ^ BigInt(started_ms)) & 0xffff_ffffn)

/**
 * Candidates for the representing sessions. Hashes of 32 bits may collide, so others can be among them. The sets are
 * bound as plain integers; otherwise ClickHouse would scan them for each row.
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

/** Which session represents the group when several start at the same moment: the first or the last by id. */
export type Speaker = 'first' | 'last'

const speaks = (one: Found, before: Found | undefined, which: Speaker): boolean =>
  before === undefined || compareTexts(one.session_id, before.session_id) * (which === 'last' ? 1 : -1) > 0

/**
 * Adds to each row of totals the fields of the session that represents it. The large aggregation handles numbers only;
 * text columns are read for one page of sessions. `number` is the SQL expression of the group.
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
    // The session changed between the two reads, as happens when it is corrected meanwhile.
    return session === undefined ? [] : [{ ...session, ...row }]
  })
}
