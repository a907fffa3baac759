import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { OrdersSearch } from './orders-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/orders']['get']['parameters']['query']>

const fetchOrders = (query: Filter) => answerOf(api.GET('/operator/api/v1/orders', { params: { query } }))
export type StaffOrder = Awaited<ReturnType<typeof fetchOrders>>['orders'][number]

/** One page of orders. Rows stay while another page is on its way. */
export const ordersQuery = ({ view = 'open', limit = defaultLimit, ...search }: OrdersSearch) => {
  const filter: Filter = defined({ ...(view !== 'all' && { status: view }), ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'orders', filter],
    queryFn: () => fetchOrders(filter),
    placeholderData: keepPreviousData,
  })
}

const fetchOrder = (id: string) => answerOf(api.GET('/operator/api/v1/orders/{id}', { params: { path: { id } } }))
export type StaffOrderDetail = Awaited<ReturnType<typeof fetchOrder>>

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['operator', 'order', id], queryFn: () => fetchOrder(id), refetchInterval: 30_000 })
