import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'
import { ofServer, viewingOf, type Wish, wishParams } from './viewing-store.ts'

/** Viewing summed by stream or by server. */

export type SummaryKind = 'streams' | 'servers'

export const summed = { bytes: z.int(), duration: z.int(), sessions_count: z.int() }

const row = z.object({
  ...placed,
  stream_name: z.optional(z.string()),
  ...z.partial(z.object(ofServer)).shape,
  ...summed,
  groups: z.int(),
})
export type SummaryRow = z.infer<typeof row>

interface Summary {
  /** What makes two sessions belong to one row, unique and in a stable order. */
  readonly id: string
  readonly columns: string
  readonly sorts: Readonly<Record<string, SortKey>>
}

export const sumSorts: Readonly<Record<string, SortKey>> = {
  bytes: { expression: 'bytes', type: 'UInt64' },
  duration: { expression: 'duration', type: 'UInt64' },
  sessions_count: { expression: 'sessions_count', type: 'UInt64' },
}

const text = (expression: string): SortKey => ({ expression, type: 'String' })

const summaries: Readonly<Record<SummaryKind, Summary>> = {
  streams: {
    id: 'toString(viewing.stream_name)',
    columns: 'page_id AS stream_name',
    sorts: { ...sumSorts, stream_name: text('page_id') },
  },
  servers: {
    id: `concat(viewing.hostname, ' ', viewing.server_id)`,
    columns: `any(viewing.hostname) AS hostname, argMax(viewing.server_ip, hour) AS server_ip,
      argMax(viewing.server_country, hour) AS server_country`,
    sorts: { ...sumSorts, 'server.hostname': text('toString(hostname)') },
  },
}

export const listSummary = async (
  engine: StatisticsEngine,
  kind: SummaryKind,
  wish: Wish,
  request: PageRequest,
): Promise<Page<SummaryRow>> => {
  const { id, columns, sorts } = summaries[kind]
  const key = sorts[request.sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`${kind} are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const query = namedQuery({
    name: `retroview_${kind}`,
    sql: `
      SELECT *, ${key.expression} AS page_value FROM (
        SELECT *, count() OVER () AS groups FROM (
          SELECT ${id} AS page_id, ${columns}, sum(viewing.sessions_count) AS sessions_count,
            sum(viewing.bytes) AS bytes, sum(viewing.duration) AS duration
          FROM ${viewingOf(wish)} AS viewing GROUP BY page_id
        )
      )
      WHERE ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...wishParams, ...positionParams }),
    row,
  })
  const rows = await engine.query(query, { ...wish, ...turn.params })
  return turn.page(rows, rows[0]?.groups ?? 0)
}
