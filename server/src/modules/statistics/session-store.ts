import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { type PageRequest, placed, positionParams, type SortKey, type Turn, turnTo } from './page-store.ts'
import { ofClient, ofServer, summingParams, viewingOf, type Wish, wished, wishParams } from './viewing-store.ts'

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
export const sessionId = `concat(session_id, ' ', account_id)`

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

/** How many sessions there are. */
export const countSessions = async (engine: StatisticsEngine, wish: Wish): Promise<number> => {
  const source = await viewingOf(engine, wish)
  const query = namedQuery({
    name: 'retroview_sessions_count',
    sql: `SELECT toUInt64(sum(sessions_count)) AS sessions FROM ${source.sql}`,
    params: z.object(summingParams),
    row: z.object({ sessions: z.int() }),
  })
  const [counted] = await engine.query(query, source.params)
  return counted?.sessions ?? 0
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

/** Of the range first as much as should hold a page, where sessions are as many everywhere; then so many times as much. */
const roomy = 3
const widen = 16

/** In the order of their start: sessions lie by it, so that a page is read from one end and not out of the whole range. */
const readByStart = async (
  engine: StatisticsEngine,
  wish: Wish,
  key: SortKey,
  turn: Turn,
  count: number,
): Promise<z.infer<typeof row>[]> => {
  const { descending } = turn
  const after = turn.after === null ? null : Number(turn.after)
  const from_ms = descending || after === null ? wish.from_ms : Math.max(wish.from_ms, after)
  const to_ms = descending && after !== null ? Math.min(wish.to_ms, after + 1) : wish.to_ms
  const density = count / Math.max(wish.to_ms - wish.from_ms, 1)
  for (let length = Math.ceil((roomy * turn.params.limit) / density); ; length *= widen) {
    const part = descending
      ? { from_ms: Math.max(from_ms, to_ms - length), to_ms }
      : { from_ms, to_ms: Math.min(to_ms, from_ms + length) }
    const rows = await readPart(engine, { ...wish, ...part }, key, turn)
    if (rows.length >= turn.params.limit || length >= to_ms - from_ms) return rows
  }
}

/** A page of `count` sessions. */
export const listSessions = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
  count: number,
): Promise<Page<SessionRow>> => {
  const name = request.sort.replace(/^-/, '')
  const key = sessionSortKeys[name]
  if (key === undefined) throw new Error(`sessions are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  if (count === 0) return turn.page([], 0)
  const rows = await (name === 'started_at'
    ? readByStart(engine, wish, key, turn, count)
    : readPart(engine, wish, key, turn))
  return turn.page(rows, count)
}

const byId = (wish: Wish) =>
  namedQuery({
    name: 'retroview_sessions_by_id',
    sql: `SELECT ${columns} FROM play_sessions
    WHERE ${wished(wish)} AND session_id IN {session_ids:Array(String)}
      AND toUnixTimestamp64Milli(started_at) IN {started_ms:Array(Int64)}`,
    params: z.object({ ...wishParams, session_ids: z.array(z.string()), started_ms: z.array(z.int()) }),
    row: z.object(fields),
  })

/** A session out of many, as a statement that sums them tells of it. */
export interface FoundSession {
  /** Under `sessionId`. */
  readonly session: string
  readonly started_ms: number
}

/** Rows of sums with what one session of each says: strings of a hundred sessions are read, not of all. */
export const withSessions = async <Row extends FoundSession>(
  engine: StatisticsEngine,
  wish: Wish,
  rows: readonly Row[],
): Promise<(SessionFields & Row)[]> => {
  if (rows.length === 0) return []
  const started_ms = rows.map((row) => row.started_ms)
  const narrowed = { ...wish, from_ms: Math.min(...started_ms), to_ms: Math.max(...started_ms) + 1 }
  const session_ids = rows.map(({ session }) => session.slice(0, session.lastIndexOf(' ')))
  const found = await engine.query(byId(wish), { ...narrowed, session_ids, started_ms })
  const byName = new Map(found.map((one) => [`${one.session_id} ${one.account_id}`, one]))
  return rows.flatMap((row) => {
    const session = byName.get(row.session)
    // Gone in between, as a session does that is corrected while it is read.
    return session === undefined ? [] : [{ ...session, ...row }]
  })
}
