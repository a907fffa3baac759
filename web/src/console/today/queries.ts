import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { DiscrepanciesSearch } from './discrepancies-search.ts'

const fetchToday = () => answerOf(api.GET('/operator/api/v1/today'))
export type Today = Awaited<ReturnType<typeof fetchToday>>
export type Discrepancy = Today['discrepancies']['entries'][number]

/** Everything that needs a person, refetched while the page is open. */
export const todayQuery = queryOptions({
  queryKey: ['operator', 'today'],
  queryFn: fetchToday,
  refetchInterval: 30_000,
})

type Filter = NonNullable<paths['/operator/api/v1/discrepancies']['get']['parameters']['query']>

export const discrepanciesKey = ['operator', 'discrepancies'] as const

/** One page of the discrepancies that nobody has resolved. */
export const discrepanciesQuery = ({ limit = defaultLimit, ...search }: DiscrepanciesSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...discrepanciesKey, filter],
    queryFn: () => answerOf(api.GET('/operator/api/v1/discrepancies', { params: { query: filter } })),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}
