import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { RefundsSearch } from './refunds-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/refunds']['get']['parameters']['query']>

const fetchRefunds = (query: Filter) => answerOf(api.GET('/operator/api/v1/refunds', { params: { query } }))
export type ListedRefund = Awaited<ReturnType<typeof fetchRefunds>>['refunds'][number]

/** All matching refunds as CSV. */
export const refundsCsv = ({ cursor: _, limit: __, ...search }: RefundsSearch): Promise<Blob> => {
  const query: Filter = { ...defined(search), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/refunds', { params: { query }, parseAs: 'blob' }))
}

/** One page of refunds. */
export const refundsQuery = ({ limit = defaultLimit, ...search }: RefundsSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'refunds', filter],
    queryFn: () => fetchRefunds(filter),
    placeholderData: keepPreviousData,
  })
}

type TotalsFilter = NonNullable<paths['/operator/api/v1/refunds/totals']['get']['parameters']['query']>

/** The totals of all matching refunds, by currency. Another list's totals are never shown meanwhile. */
export const refundTotalsQuery = ({ cursor: _, limit: __, sort: ___, ...search }: RefundsSearch) => {
  const filter: TotalsFilter = defined(search)
  return queryOptions({
    queryKey: ['operator', 'refunds', 'totals', filter],
    queryFn: () => answerOf(api.GET('/operator/api/v1/refunds/totals', { params: { query: filter } })),
  })
}
