import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { PaymentsSearch } from './payments-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/payments']['get']['parameters']['query']>

const fetchPayments = (query: Filter) => answerOf(api.GET('/operator/api/v1/payments', { params: { query } }))
export type StaffPayment = Awaited<ReturnType<typeof fetchPayments>>['payments'][number]

/** All payments that match the filters, as CSV. */
export const paymentsCsv = ({ cursor: _, limit: __, ...search }: PaymentsSearch): Promise<Blob> => {
  const query: Filter = { ...defined(search), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/payments', { params: { query }, parseAs: 'blob' }))
}

/** One page of payments. */
export const paymentsQuery = ({ limit = defaultLimit, ...search }: PaymentsSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'payments', filter],
    queryFn: () => fetchPayments(filter),
    placeholderData: keepPreviousData,
  })
}

type TotalsFilter = NonNullable<paths['/operator/api/v1/payments/totals']['get']['parameters']['query']>

/** The totals of all matching payments, by currency. Another list's totals are never shown meanwhile. */
export const paymentTotalsQuery = ({ cursor: _, limit: __, sort: ___, ...search }: PaymentsSearch) => {
  const filter: TotalsFilter = defined(search)
  return queryOptions({
    queryKey: ['operator', 'payments', 'totals', filter],
    queryFn: () => answerOf(api.GET('/operator/api/v1/payments/totals', { params: { query: filter } })),
  })
}
