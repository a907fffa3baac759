import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { OrdersSearch } from './orders/orders-search.ts'
import type { PaymentsSearch } from './payments/payments-search.ts'
import { fetchOrders, filterOf, type OrdersFilter } from './queries.ts'

/** All invoices that match the filters, as CSV. */
export const ordersCsv = (
  { cursor: _, limit: __, ...search }: OrdersSearch,
  only: OrdersFilter = {},
): Promise<Blob> => {
  const query = { ...filterOf(search), ...only, format: 'csv' as const }
  return answerOf(api.GET('/billing/api/v1/orders', { params: { query }, parseAs: 'blob' }))
}

/** The documents of a year's invoices, as a ZIP. */
export const yearArchive = (year: number): Promise<Blob> =>
  answerOf(api.GET('/billing/api/v1/orders/archive', { params: { query: { year } }, parseAs: 'blob' }))

/** The year of the first invoice or order, or null. */
export const firstYearQuery = queryOptions({
  queryKey: ['first_year'],
  queryFn: async (): Promise<number | null> => {
    const { orders } = await fetchOrders({ sort: 'created_at', limit: 1 })
    return orders[0] === undefined ? null : new Date(orders[0].created_at).getUTCFullYear()
  },
  staleTime: hourMs,
})

/** All payments that match the filters, as CSV. */
export const paymentsCsv = ({ cursor: _, limit: __, ...search }: PaymentsSearch): Promise<Blob> => {
  const query = { ...defined(search), format: 'csv' as const }
  return answerOf(api.GET('/billing/api/v1/payments', { params: { query }, parseAs: 'blob' }))
}
