import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { type CsvCell, type CsvTable, csvTable, everyRow } from '../../../platform/http/csv.ts'
import { rangeOf } from '../range-rules.ts'
import type { Services } from '../services.ts'
import { listViewing, type ViewingList, type ViewingQuery } from './list-viewing.ts'

type Cells = Readonly<Record<string, (row: MetricRow) => CsvCell>>

const amount = (played: MetricRow['bytes']): number => (typeof played === 'number' ? played : played.play)

const stream: Cells = { stream_name: ({ stream_name }) => stream_name ?? null }

const server: Cells = {
  server_hostname: (row) => row.server?.hostname ?? null,
  server_ip: (row) => row.server?.ip ?? null,
  server_country: (row) => row.server?.country ?? null,
}

const client: Cells = {
  user_id: (row) => row.client?.user_id ?? null,
  ip: (row) => row.client?.ip ?? null,
  country: (row) => row.client?.country ?? null,
  useragent: (row) => row.client?.useragent ?? null,
  referer: (row) => row.client?.referer ?? null,
}

const played: Cells = {
  bytes: ({ bytes }) => amount(bytes),
  duration: ({ duration }) => amount(duration),
}

const alerts: Cells = { alerts: (row) => row.alerts?.join('\n') ?? null }

const count: Cells = { sessions_count: ({ sessions_count }) => sessions_count ?? null }

const session: Cells = {
  id: ({ id }) => id ?? null,
  started_at: ({ started_at }) => new Date((started_at ?? 0) * 1000).toISOString(),
  ...stream,
  proto: ({ proto }) => proto ?? null,
  ...server,
  ...client,
  ...played,
}

/** The last column names the owner of a session. The caller's own sessions carry the caller's e-mail. */
const whose = (caller: string): Cells => ({ owner: ({ owner }) => owner?.email ?? caller })

const columns: Readonly<Record<ViewingList, (caller: string) => Cells>> = {
  streams: () => ({ ...stream, ...played, ...count }),
  servers: () => ({ ...server, ...played, ...count, ...alerts }),
  clients: () => ({ ...client, ...played, ...count }),
  sessions: (caller) => ({ ...session, ...whose(caller) }),
  user_sessions: (caller) => ({ ...session, ...count, ...whose(caller) }),
}

/** Well below the limit of one read, and large enough that totals are not recomputed every few rows. */
const rowsAtOnce = 5_000

/** Orders in which rows keep their places while more is watched. The first serves where another is asked for. */
const steadySorts: Readonly<Record<ViewingList, readonly [string, ...string[]]>> = {
  streams: ['stream_name', '-stream_name'],
  servers: ['server.hostname', '-server.hostname'],
  clients: ['client.user_id', '-client.user_id'],
  sessions: ['-started_at', 'started_at'],
  user_sessions: ['-started_at', 'started_at'],
}

type ReadPage = (page: Pick<ViewingQuery, 'sort' | 'cursor' | 'limit'>) => Promise<Page<MetricRow>>

/**
 * Every row once. In an order by sums, a row that grows between two pages would move to the one already read, so only
 * a table of one page has any order; a longer one has a steady one.
 */
async function* rowsOf(list: ViewingList, sort: string, read: ReadPage): AsyncGenerator<MetricRow> {
  const [steady] = steadySorts[list]
  const isSteady = steadySorts[list].includes(sort)
  if (!isSteady) {
    const only = await read({ sort, cursor: undefined, limit: rowsAtOnce })
    if (only.next === null) return yield* only.rows
  }
  yield* everyRow((page) => read({ ...page, sort: isSteady ? sort : steady }), rowsAtOnce)
}

/** Exports every row that matches the filters. The range is fixed once, so that it does not move between pages. */
export const exportViewing =
  (services: Services) =>
  (call: ActorCall, list: ViewingList, query: ViewingQuery): CsvTable => {
    const { from_ms, to_ms } = rangeOf(query, services.clock.now())
    const asked = { ...query, from: from_ms / 1000, to: to_ms / 1000 }
    const read = listViewing(services)
    return csvTable<MetricRow>(
      list,
      columns[list](call.actor.email),
      rowsOf(list, query.sort, (page) => read(call, list, { ...asked, ...page })),
    )
  }
