import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import type { SeriesMetric } from '@foyer/contract/statistics/viewing-query.ts'
import { dashboard, retroviewPageSize } from '@foyer/contract/vocabulary/constants.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
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

export const queryOf = (list: ViewingList, search: ViewingSearch, range: Range): AnyQuery => {
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

export type TopList = 'streams' | 'servers'
export type TopSort = (typeof dashboard.sorts)[number]

/** The largest of the range, for a chart. */
export const topQuery = (list: TopList, sort: TopSort, range: Range, search: ViewingSearch) => {
  const query = queryOf(list, { ...search, sort, limit: dashboard.top }, range)
  return queryOptions({
    queryKey: ['viewing', 'top', list, query],
    queryFn: () => calls[list](query),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
/** Its calendar decides where days begin. Undefined if the browser does not know. */
const zone = timeZone === 'Etc/Unknown' ? undefined : timeZone

/** During a rollout, a server of the previous version may answer: it knows no calendars and no bounds. */
const isOfOlderServer = (error: unknown): boolean => error instanceof Failure && error.code === 'unknown_field'
const byOlderServer = { partial: { first: false, last: false } }

export const seriesQuery = (metric: SeriesMetric, range: Range, search: ViewingSearch) => {
  const query = defined({ metric, ...filtersOf('sessions', search, range) })
  // The server would have to count many sessions one by one only for this.
  const more = defined({ zone, bounded: metric === 'sessions' ? ('true' as const) : undefined })
  const ask = (asked: typeof query) => answerOf(api.GET('/retroview/api/v3/series', { params: { query: asked } }))
  return queryOptions({
    queryKey: ['viewing', 'series', { ...query, ...more }],
    // Includes the range's end, because one range's points stay while those of another load.
    queryFn: async () => {
      const answer = await ask({ ...query, ...more }).catch((error: unknown) => {
        if (isOfOlderServer(error)) return ask(query)
        throw error
      })
      return { ...byOlderServer, ...answer, to: range.to }
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
