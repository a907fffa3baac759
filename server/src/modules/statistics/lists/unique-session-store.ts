import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { endedAt, namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
import { viewer, type Wish, wished, wishParams } from '../viewing-store.ts'
import { countBeside, type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'
import { type SessionRow, sessionSortKeys, withSessions } from './session-store.ts'
import { summed, sumSorts } from './summary-store.ts'

/**
 * Unique sessions: consecutive sessions of one viewer on one stream count as one, as long as the gap after the latest
 * end so far is under 30 minutes.
 */

const found = z.object({
  ...placed,
  /** Identifies a viewer on a stream; together with the start it is the id. */
  group: z.string(),
  started_ms: z.int(),
  ...summed,
  uniques: z.int(),
})

/** All fields except the totals come from the first session. */
export type UniqueSessionRow = SessionRow & { readonly sessions_count: number }

const first = ({ expression, type }: SortKey): SortKey => ({
  expression: `argMin(${expression}, (started_at, session_id))`,
  type,
})

const { started_at: _, bytes: __, duration: ___, ...texts } = sessionSortKeys

const sorts: Readonly<Record<string, SortKey>> = {
  ...Object.fromEntries(Object.entries(texts).map(([name, key]) => [name, first(key)])),
  started_at: { expression: 'toUInt64(started_ms)', type: 'UInt64' },
  ...sumSorts,
}

/** A viewer on a stream as one integer, because a month of sessions is sorted by it twice. */
const viewing = viewer('account_id', 'stream_name')

/** The order among sessions that start at the same moment makes no difference. */
const inOrder = 'PARTITION BY viewing ORDER BY started_at'

/** Each session, with a flag for whether it begins a new unique session. */
const beginnings = (wish: Wish): string => `
  SELECT account_id, session_id, stream_name, proto, hostname, user_id, ip, started_at, bytes, duration, ${viewing} AS viewing,
    started_at >= max(${endedAt}) OVER (${inOrder} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
      + INTERVAL 30 MINUTE AS begins
  FROM play_sessions WHERE ${wished(wish)}`

const numbered = (wish: Wish): string => `SELECT *, sum(begins) OVER (${inOrder}) AS visit FROM (${beginnings(wish)})`

export const listUniqueSessions = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
): Promise<Page<UniqueSessionRow>> => {
  const key = sorts[request.sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`unique sessions are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const query = namedQuery({
    name: 'retroview_user_sessions',
    sql: `
      SELECT * FROM (
        SELECT concat(group, ' ', toString(started_ms)) AS page_id, *, count() OVER () AS uniques FROM (
          SELECT toString(viewing) AS group, toUnixTimestamp64Milli(min(started_at)) AS started_ms,
            sum(play.bytes) AS bytes, sum(play.duration) AS duration, count() AS sessions_count,
            ${key.expression} AS page_value
          FROM (${numbered(wish)}) AS play GROUP BY viewing, visit
        )
      )
      WHERE ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row: found,
  })
  const rows = await engine.query(query, { ...wish, ...turn.params })
  const count = await countBeside(rows[0]?.uniques, request, (start) => listUniqueSessions(engine, wish, start))
  const page = turn.page(rows, count)
  return { ...page, rows: await withSessions(engine, wish, page.rows, viewing, 'first') }
}
