import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import type { SeriesMetric } from '@foyer/contract/statistics/viewing-query.ts'
import { dashboard, retroviewPageSize } from '@foyer/contract/vocabulary/constants.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { defined } from '../../lib/defined.ts'
import { filtersOf, firstSort, type ViewingList } from './list/lists.ts'
import type { ViewingSearch } from './list/viewing-search.ts'
import type { Range } from './range/range.ts'

/** What was watched does not change while somebody looks at it; what is being watched is asked for again on purpose. */
const staleMs = 60_000

/** Sorts come out of the address; one that the call does not know is answered 400. */
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

/** One page of a list. Rows stay while another page is on its way. */
export const viewingQuery = (list: ViewingList, search: ViewingSearch, range: Range) => {
  const query = queryOf(list, search, range)
  return queryOptions({
    queryKey: ['viewing', list, query],
    queryFn: () => calls[list](query),
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

/** The greatest of the range, for a chart. */
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
  /** As the lists take it. */
  readonly owner?: string | undefined
}

export const seriesQuery = (metric: SeriesMetric, range: Range, { licence, owner }: OfWhat = {}) => {
  const query = defined({ metric, ...range, deliverable_id: licence, owner })
  return queryOptions({
    queryKey: ['viewing', 'series', query],
    // With its end: the points of one range stay while those of another are on their way.
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
    // It signs in once and for a minute.
    gcTime: 0,
    staleTime: 0,
  })
