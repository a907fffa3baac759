import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api, type Until } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import { wholeOrder } from '../older-server.ts'
import type { OrdersSearch } from './orders-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/orders']['get']['parameters']['query']>

type TotalsFilter = NonNullable<paths['/operator/api/v1/orders/totals']['get']['parameters']['query']>

const fetchOrders = (query: Filter, until?: Until) =>
  answerOf(api.GET('/operator/api/v1/orders', { params: { query }, ...until }))
export type StaffOrder = Awaited<ReturnType<typeof fetchOrders>>['orders'][number]

const filterOf = <Search extends OrdersSearch>({ view = 'open', ...search }: Search) =>
  defined({ ...(view !== 'all' && { status: view }), ...search })

/** All orders that match the filters, as CSV. */
export const ordersCsv = ({ cursor: _, limit: __, ...search }: OrdersSearch): Promise<Blob> =>
  answerOf(
    api.GET('/operator/api/v1/orders', { params: { query: { ...filterOf(search), format: 'csv' } }, parseAs: 'blob' }),
  )

/** All invoices and credit notes of these days, as a ZIP. */
export const documentsArchive = (from: string, to: string): Promise<Blob> =>
  answerOf(api.GET('/operator/api/v1/orders/archive', { params: { query: { from, to } }, parseAs: 'blob' }))

/** One page of orders. The rows stay while another page loads. */
export const ordersQuery = ({ limit = defaultLimit, ...search }: OrdersSearch) => {
  const filter: Filter = { ...filterOf(search), limit }
  return queryOptions({
    queryKey: ['operator', 'orders', filter],
    queryFn: ({ signal }) => fetchOrders(filter, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The totals of all matching orders, by currency. Another list's totals are never shown meanwhile. */
export const orderTotalsQuery = ({ cursor: _, limit: __, sort: ___, ...search }: OrdersSearch) => {
  const filter: TotalsFilter = filterOf(search)
  return queryOptions({
    queryKey: ['operator', 'orders', 'totals', filter],
    queryFn: () => answerOf(api.GET('/operator/api/v1/orders/totals', { params: { query: filter } })),
  })
}

/** A customer's latest orders. */
export const ordersOfCustomer = (customer: string) => ordersQuery({ view: 'all', customer, limit: 10 })

/** A licence's orders, newest first. */
export const ordersOfLicence = (deliverable: string) => {
  const filter: Filter = { deliverable, limit: 10 }
  return queryOptions({ queryKey: ['operator', 'orders', filter], queryFn: () => fetchOrders(filter) })
}

const fetchOrder = async (id: string) =>
  wholeOrder(await answerOf(api.GET('/operator/api/v1/orders/{id}', { params: { path: { id } } })))
export type StaffOrderDetail = Awaited<ReturnType<typeof fetchOrder>>

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['operator', 'order', id], queryFn: () => fetchOrder(id), refetchInterval: 30_000 })

type DocumentKind = NonNullable<
  NonNullable<paths['/operator/api/v1/orders/{id}/document']['get']['parameters']['query']>['kind']
>

/** The order's PDF in base64, as the customer gets it. */
export const fetchDocument = async (id: string, kind: DocumentKind): Promise<string> => {
  const params = { path: { id }, query: { kind } }
  return (await answerOf(api.GET('/operator/api/v1/orders/{id}/document', { params }))).document
}

export const fetchCreditNote = async (order_id: string, id: string): Promise<string> => {
  const url = '/operator/api/v1/orders/{order_id}/credit_notes/{id}/document'
  return (await answerOf(api.GET(url, { params: { path: { order_id, id } } }))).document
}
