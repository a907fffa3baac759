import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'
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

export const listSessions = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
  count: number,
): Promise<Page<SessionRow>> => {
  const key = sessionSortKeys[request.sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`sessions are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const query = namedQuery({
    name: 'retroview_sessions',
    sql: `SELECT ${columns}, ${key.expression} AS page_value, ${sessionId} AS page_id
      FROM play_sessions WHERE ${wished(wish)} AND ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row,
  })
  return turn.page(await engine.query(query, { ...wish, ...turn.params }), count)
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
