import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import type { SeriesMetric } from '@foyer/contract/statistics/viewing-query.ts'
import { dashboard, retroviewPageSize } from '@foyer/contract/vocabulary/constants.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { defined } from '../../lib/defined.ts'
import { filtersOf, firstSort, type ViewingList } from './list/lists.ts'
import type { ViewingSearch } from './list/viewing-search.ts'
import type { Range } from './range/range.ts'

/** Past viewing data does not change during a visit; current data is refetched on purpose. */
const staleMs = 60_000

/** The sort order comes from the address; the API answers an unknown one with 400. */
type AnyQuery = Record<string, string | number> & { sort?: never }

const calls = {
  sessions: (query: AnyQuery) => answerOf(api.GET('/retroview/api/v3/sessions', { params: { query } })),
  streams: (query: AnyQuery) => answerOf(api.GET('/retroview/api/v3/streams', { params: { query } })),
  users: (query: AnyQuery) => answerOf(api.GET('/retroview/api/v3/clients', { params: { query } })),
  unique_sessions: (query: AnyQuery) => answerOf(api.GET('/retroview/api/v3/user_sessions', { params: { query } })),
  servers: (query: AnyQuery) => answerOf(api.GET('/retroview/api/v3/servers', { params: { query } })),
} as const satisfies Record<ViewingList, unknown>

export type ViewingPage = Awaited<ReturnType<(typeof calls)['sessions']>>

const queryOf = (list: ViewingList, search: ViewingSearch, range: Range): AnyQuery => {
  const { sort = firstSort(list), cursor, limit = retroviewPageSize } = search
  return { ...filtersOf(list, search, range), ...defined({ sort, cursor, limit }) } as AnyQuery
}

/** One page of a list. The rows stay while another page loads. */
export const viewingQuery = (list: ViewingList, search: ViewingSearch, range: Range) => {
  const query = queryOf(list, search, range)
  return queryOptions({
    queryKey: ['viewing', list, query],
    queryFn: (): Promise<ViewingPage> => calls[list](query),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })
}

const files = {
  sessions: '/retroview/api/v3/sessions',
  streams: '/retroview/api/v3/streams',
  users: '/retroview/api/v3/clients',
  unique_sessions: '/retroview/api/v3/user_sessions',
  servers: '/retroview/api/v3/servers',
} as const satisfies Record<ViewingList, string>

/** The whole list as a file. */
export const fetchCsv = (list: ViewingList, search: ViewingSearch, range: Range): Promise<Blob> => {
  const { cursor: _cursor, limit: _limit, ...query } = queryOf(list, search, range)
  const asked = { params: { query: { ...query, format: 'csv' as const } as never }, parseAs: 'blob' as const }
  return answerOf<Blob>(api.GET(files[list], asked))
}

export type TopList = 'streams' | 'servers'
export type TopSort = (typeof dashboard.sorts)[number]

/** The largest of the range, for a chart. */
export const topQuery = (list: TopList, sort: TopSort, range: Range, owner: string | undefined) => {
  const query = defined({ ...range, owner, sort, limit: dashboard.top })
  return queryOptions({
    queryKey: ['viewing', 'top', list, query],
    queryFn: () => calls[list](query as unknown as AnyQuery),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })
}

interface OfWhat {
  readonly licence?: string
  /** As in the lists. */
  readonly owner?: string | undefined
}

export const seriesQuery = (metric: SeriesMetric, range: Range, { licence, owner }: OfWhat = {}) => {
  const query = defined({ metric, ...range, deliverable_id: licence, owner })
  return queryOptions({
    queryKey: ['viewing', 'series', query],
    // Includes the range's end, because one range's points stay while those of another load.
    queryFn: async () => {
      const { series, step } = await answerOf(api.GET('/retroview/api/v3/series', { params: { query } }))
      return { series, step, to: range.to }
    },
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })
}

export const monitoringQuery = (board: MonitoringBoard | undefined, codes: string | undefined) =>
  queryOptions({
    queryKey: ['monitoring', board, codes],
    queryFn: () => answerOf(api.GET('/retroview/api/v3/monitoring', { params: { query: defined({ board, codes }) } })),
    // The link signs in once and is valid for a minute.
    gcTime: 0,
    staleTime: 0,
  })
