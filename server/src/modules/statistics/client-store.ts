import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'
import { sessionId, withSessions } from './session-store.ts'
import { summed, sumSorts } from './summary-store.ts'
import { type ofClient, viewer, type Wish, wished, wishParams } from './viewing-store.ts'

/** Viewing summed by viewer. */

const found = z.object({
  ...placed,
  /** Their latest, which tells where they are and what they watch with. */
  session: z.string(),
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
        SELECT toString(${viewer()}) AS page_id, count() AS sessions_count, sum(play.bytes) AS bytes,
          sum(play.duration) AS duration, toUnixTimestamp64Milli(max(started_at)) AS started_ms,
          argMax(${sessionId}, (started_at, session_id)) AS session, ${key.expression} AS page_value,
          count() OVER () AS clients
        FROM (SELECT * FROM play_sessions WHERE ${wished(wish)}) AS play GROUP BY page_id
      )
      WHERE ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row: found,
  })
  const rows = await engine.query(query, { ...wish, ...turn.params })
  const page = turn.page(rows, rows[0]?.clients ?? 0)
  return { ...page, rows: await withSessions(engine, wish, page.rows) }
}
