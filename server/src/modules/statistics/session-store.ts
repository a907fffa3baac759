import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
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
import {
  isSummed,
  ofClient,
  ofOneOwner,
  ofServer,
  type Source,
  sessionsOf,
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

const columns = `account_id, session_id, stream_name, proto, hostname, server_ip, server_country,
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
  readonly sessions: number
  /** Whether sessions are coming in, so that states that are replaced may be among so many. */
  readonly isRough: boolean
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

/** How many sessions there are; about how many, where many of them changed a moment ago. */
export const countSessions = async (engine: StatisticsEngine, wish: Wish): Promise<SessionCount> => {
  const exactly = async (source: Source): Promise<SessionCount> => ({
    sessions: await countOf(engine, source),
    isRough: false,
  })
  if (!isSummed(wish)) return exactly(sessionsOf(wish))
  const viewing = await viewingAtAll(engine, wish)
  if (viewing.states <= comparedStates) return exactly(sumsOf(viewing, wish))
  return { sessions: await countOf(engine, sumsOf({ ...viewing, sql: viewing.rough }, wish)), isRough: true }
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

type Part = Pick<Wish, 'from_ms' | 'to_ms'>

/** A part should hold so many pages at the average of the range: nights have a fifth of it. */
const nightly = 15

/** States that are looked at for each session of a page. */
const roomy = 3

/** Where the sessions lie so that the page begins: a page is read from there and not out of the whole range. */
const restOf = (wish: Wish, { descending, after }: Turn): Part => {
  const at = after === null ? null : Number(after)
  return {
    from_ms: descending || at === null ? wish.from_ms : Math.max(wish.from_ms, at),
    to_ms: descending && at !== null ? Math.min(wish.to_ms, at + 1) : wish.to_ms,
  }
}

const endOf = ({ from_ms, to_ms }: Part, { descending }: Turn, length: number): Part =>
  descending
    ? { from_ms: Math.max(from_ms, to_ms - length), to_ms }
    : { from_ms, to_ms: Math.min(to_ms, from_ms + length) }

/** Of more states than sessions most are replaced: so many times as many are looked at next. */
const widen = 16

/** More accounts than this are not looked at one by one. */
const fewOwners = 8

/**
 * The part in which the states lie that come first, which are told one after the other without being compared: those of
 * one account lie in order. Null where there are fewer than that.
 */
const partWithStates = async (
  engine: StatisticsEngine,
  wish: Wish,
  turn: Turn,
  states: number,
): Promise<Part | null> => {
  const order = turn.descending ? 'DESC' : 'ASC'
  const ofOwners = wish.account_ids.map(
    (_, number) => `(SELECT toUnixTimestamp64Milli(started_at) AS started_ms FROM play_sessions
      WHERE ${wished(wish, ofOneOwner(number))} ORDER BY opened_at ${order} LIMIT {states:UInt32} SETTINGS final = 0)`,
  )
  const query = namedQuery({
    name: 'retroview_sessions_edge',
    sql: `SELECT ${turn.descending ? 'min' : 'max'}(started_ms) AS edge_ms, count() AS found FROM (
        SELECT started_ms FROM (${ofOwners.join(' UNION ALL ')}) ORDER BY started_ms ${order} LIMIT {states:UInt32})`,
    params: z.object({ ...wishParams, states: z.int() }),
    row: z.object({ edge_ms: z.int(), found: z.int() }),
  })
  const [edge] = await engine.query(query, { ...wish, states })
  if (edge === undefined || edge.found < states) return null
  return turn.descending
    ? { from_ms: edge.edge_ms, to_ms: wish.to_ms }
    : { from_ms: wish.from_ms, to_ms: edge.edge_ms + 1 }
}

/** In the order of their start. A part of the range that turns out too small is followed by a larger one. */
const readByStart = async (
  engine: StatisticsEngine,
  wish: Wish,
  key: SortKey,
  turn: Turn,
  { sessions, isRough }: SessionCount,
): Promise<z.infer<typeof row>[]> => {
  const { limit } = turn.params
  const rest = restOf(wish, turn)
  const enough = async (part: Part): Promise<z.infer<typeof row>[] | null> => {
    const rows = await readPart(engine, { ...wish, ...part }, key, turn)
    return rows.length >= limit ? rows : null
  }
  const guess = Math.ceil((nightly * limit * Math.max(wish.to_ms - wish.from_ms, 1)) / sessions)
  // What comes in lies close together, and no average tells where.
  const guessed = isRough || guess >= rest.to_ms - rest.from_ms ? null : await enough(endOf(rest, turn, guess))
  if (guessed !== null) return guessed
  for (let states = roomy * limit; sessions > states && wish.account_ids.length <= fewOwners; states *= widen) {
    const part = await partWithStates(engine, { ...wish, ...rest }, turn, states)
    const found = part === null ? null : await enough(part)
    if (found !== null) return found
    if (part === null) break
  }
  return readPart(engine, { ...wish, ...rest }, key, turn)
}

/** A page of the sessions that were counted. */
export const listSessions = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
  count: SessionCount,
): Promise<Page<SessionRow>> => {
  const name = request.sort.replace(/^-/, '')
  const key = sessionSortKeys[name]
  if (key === undefined) throw new Error(`sessions are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  if (count.sessions === 0) return turn.page([], 0)
  const rows = await (name === 'started_at'
    ? readByStart(engine, wish, key, turn, count)
    : readPart(engine, wish, key, turn))
  return turn.page(rows, count.sessions)
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

const ofGroups = (wish: Wish, number: string) =>
  namedQuery({
    name: 'retroview_sessions_of_groups',
    sql: `SELECT ${columns}, toString(${number}) AS group FROM play_sessions
    WHERE ${wished(wish)} AND ${number} IN arrayMap(one -> toUInt64(one), {groups:Array(String)})
      AND started_at IN arrayMap(ms -> fromUnixTimestamp64Milli(ms, 'UTC'), {started_ms:Array(Int64)})`,
    params: z.object({ ...wishParams, groups: z.array(z.string()), started_ms: z.array(z.int()) }),
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
  const groups = [...new Set(rows.map(({ group }) => group))]
  const speakers = new Map<string, Found>()
  for (const one of await engine.query(ofGroups(wish, number), { ...narrowed, groups, started_ms })) {
    const place = `${one.group} ${one.started_ms}`
    if (speaks(one, speakers.get(place), which)) speakers.set(place, one)
  }
  return rows.flatMap((row) => {
    const session = speakers.get(`${row.group} ${row.started_ms}`)
    // Gone in between, as a session does that is corrected while it is read.
    return session === undefined ? [] : [{ ...session, ...row }]
  })
}
