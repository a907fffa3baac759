import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
import { type ofClient, viewer, type Wish, wished, wishParams } from '../viewing-store.ts'
import { countBeside, type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'
import { withSessions } from './session-store.ts'
import { summed, sumSorts } from './summary-store.ts'

/** Viewing totals per viewer. */

const found = z.object({
  ...placed,
  /** Start of the viewer's latest session, whose address and user agent are shown. */
  started_ms: z.int(),
  ...summed,
  clients: z.int(),
})

export type ClientRow = z.infer<z.ZodMiniObject<typeof ofClient>> & z.infer<typeof found>

const sorts: Readonly<Record<string, SortKey>> = {
  ...sumSorts,
  'client.user_id': { expression: 'any(play.user_id)', type: 'String' },
  'client.ip': { expression: 'argMax(play.ip, (started_at, session_id))', type: 'String' },
}

/** Inner columns, kept separate from the aliases of the aggregates. ClickHouse reads only those the statement uses. */
const read = 'session_id, user_id, ip, ip_number, ip_text, user_agent, started_at, bytes, duration'

export const listClients = async (
  engine: StatisticsEngine,
  wish: Wish,
  request: PageRequest,
): Promise<Page<ClientRow>> => {
  const key = sorts[request.sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`clients are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const query = namedQuery({
    name: 'retroview_clients',
    sql: `
      SELECT * FROM (
        SELECT toString(number) AS page_id, * EXCEPT number, count() OVER () AS clients FROM (
          SELECT ${viewer()} AS number, count() AS sessions_count, sum(play.bytes) AS bytes, sum(play.duration) AS duration,
            toUnixTimestamp64Milli(max(started_at)) AS started_ms, ${key.expression} AS page_value
          FROM (SELECT ${read} FROM play_sessions WHERE ${wished(wish)}) AS play GROUP BY number
        )
      )
      WHERE ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row: found,
  })
  const rows = await engine.query(query, { ...wish, ...turn.params })
  const count = await countBeside(rows[0]?.clients, request, (start) => listClients(engine, wish, start))
  const page = turn.page(rows, count)
  const groups = page.rows.map((row) => ({ ...row, group: row.page_id }))
  return { ...page, rows: await withSessions(engine, wish, groups, viewer(), 'last') }
}
