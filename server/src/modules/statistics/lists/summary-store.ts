import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import { ofServer, type Source, summingParams, viewingOf, type Wish } from '../viewing-store.ts'
import { countBeside, type PageRequest, placed, positionParams, type SortKey, turnTo } from './page-store.ts'

/** Viewing totals per stream or per server. */

export type SummaryKind = 'streams' | 'servers'

/** A month of a large service exceeds 2^53 bytes; totals are then rounded to the nearest double. */
export const summed = { bytes: z.number(), duration: z.int(), sessions_count: z.int() }

const row = z.object({
  ...placed,
  stream_name: z.optional(z.string()),
  ...z.partial(z.object(ofServer)).shape,
  ...summed,
  groups: z.int(),
})
export type SummaryRow = Omit<z.infer<typeof row>, 'groups'>

/** Totals of one stream on one server. */
const part = z.object({ stream_name: z.string(), ...ofServer, last: z.int(), ...summed })
type Part = z.infer<typeof part>

interface Summary {
  /** What sessions of one row have in common: a unique key with a stable order, as SQL and for a part in memory. */
  readonly id: string
  readonly idOf: (part: Part) => string
  readonly columns: string
  readonly sorts: Readonly<Record<string, SortKey & { readonly valueOf: (row: Summed) => string | number }>>
}

export const sumSorts: Readonly<Record<'bytes' | 'duration' | 'sessions_count', SortKey>> = {
  // Rounded as in the response: a cursor must hold the exact number that rows are compared by.
  bytes: { expression: 'toUInt64(toFloat64(bytes))', type: 'UInt64' },
  duration: { expression: 'duration', type: 'UInt64' },
  sessions_count: { expression: 'sessions_count', type: 'UInt64' },
}

type Summed = Part & { readonly page_id: string }

const sums = {
  bytes: { ...sumSorts.bytes, valueOf: ({ bytes }: Summed) => bytes },
  duration: { ...sumSorts.duration, valueOf: ({ duration }: Summed) => duration },
  sessions_count: { ...sumSorts.sessions_count, valueOf: ({ sessions_count }: Summed) => sessions_count },
}

const summaries: Readonly<Record<SummaryKind, Summary>> = {
  streams: {
    id: 'toString(viewing.stream_name)',
    idOf: ({ stream_name }) => stream_name,
    columns: 'page_id AS stream_name',
    sorts: {
      ...sums,
      stream_name: { expression: 'page_id', type: 'String', valueOf: ({ page_id }) => page_id },
    },
  },
  servers: {
    id: `concat(viewing.hostname, ' ', viewing.server_id)`,
    idOf: ({ hostname, server_id }) => `${hostname} ${server_id}`,
    columns: `any(viewing.server_id) AS server_id, any(viewing.hostname) AS hostname, argMax(viewing.server_ip, hour) AS server_ip,
      argMax(viewing.server_country, hour) AS server_country`,
    sorts: {
      ...sums,
      'server.hostname': { expression: 'toString(hostname)', type: 'String', valueOf: ({ hostname }) => hostname },
    },
  },
}

/** Up to this many parts are combined and sorted in memory. All lists and pages of one range then share one read. */
const fewParts = 2_000

/** Owners who had more parts than that within the last hour. Their pages are read from ClickHouse right away. */
const crowded = createTtlCache<true>(1_000, 3_600_000)

const partsOf = async (engine: StatisticsEngine, { sql, params }: Source): Promise<Part[] | null> => {
  const query = namedQuery({
    name: 'retroview_parts',
    sql: `SELECT toString(viewing.stream_name) AS stream_name, toString(viewing.server_id) AS server_id,
        toString(viewing.hostname) AS hostname, argMax(viewing.server_ip, hour) AS server_ip,
        argMax(viewing.server_country, hour) AS server_country, toUnixTimestamp(max(hour)) AS last,
        sum(viewing.sessions_count) AS sessions_count, sum(viewing.bytes) AS bytes, sum(viewing.duration) AS duration
      FROM ${sql} AS viewing GROUP BY stream_name, server_id, hostname
      ORDER BY stream_name, server_id, hostname LIMIT ${fewParts + 1}`,
    params: z.object(summingParams),
    row: part,
  })
  const parts = await engine.query(query, params)
  return parts.length > fewParts ? null : parts
}

const add = (known: Part, more: Part): Part => ({
  ...(more.last > known.last ? more : known),
  bytes: known.bytes + more.bytes,
  duration: known.duration + more.duration,
  sessions_count: known.sessions_count + more.sessions_count,
})

/** Parts always come in the same order, so sums beyond 2^53 are rounded alike on every page. */
const putTogether = (parts: readonly Part[], idOf: Summary['idOf']): Summed[] => {
  const rows = new Map<string, Part>()
  for (const one of parts) {
    const known = rows.get(idOf(one))
    rows.set(idOf(one), known === undefined ? one : add(known, one))
  }
  return [...rows].map(([page_id, one]) => ({ ...one, page_id }))
}

const readPage = (
  engine: StatisticsEngine,
  kind: SummaryKind,
  { sql, params }: Source,
  key: SortKey,
  turn: ReturnType<typeof turnTo>,
): Promise<z.infer<typeof row>[]> => {
  const { id, columns } = summaries[kind]
  const query = namedQuery({
    name: `retroview_${kind}`,
    sql: `
      SELECT *, ${key.expression} AS page_value FROM (
        SELECT *, count() OVER () AS groups FROM (
          SELECT ${id} AS page_id, ${columns}, sum(viewing.sessions_count) AS sessions_count,
            sum(viewing.bytes) AS bytes, sum(viewing.duration) AS duration
          FROM ${sql} AS viewing GROUP BY page_id
        )
      )
      WHERE ${turn.sql.where} ${turn.sql.orderBy}`,
    params: z.object({ ...summingParams, ...positionParams }),
    row,
  })
  return engine.query(query, { ...params, ...turn.params })
}

export const listSummary = async (
  engine: StatisticsEngine,
  kind: SummaryKind,
  wish: Wish,
  request: PageRequest,
): Promise<Page<SummaryRow>> => {
  const { idOf, sorts } = summaries[kind]
  const key = sorts[request.sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`${kind} are not sorted by ${request.sort}`)
  const turn = turnTo(request, key.type)
  const source = await viewingOf(engine, wish)
  const owners = `${wish.tenant} ${wish.account_ids.join()}`
  const parts = crowded.get(owners) ? null : await partsOf(engine, source)
  if (parts === null) {
    crowded.set(owners, true)
    const rows = await readPage(engine, kind, source, key, turn)
    const count = await countBeside(rows[0]?.groups, request, (start) => listSummary(engine, kind, wish, start))
    return turn.page(rows, count)
  }
  const all = putTogether(parts, idOf).map((one) => ({ ...one, page_value: key.valueOf(one) }))
  return turn.page(turn.pick(all), all.length)
}
