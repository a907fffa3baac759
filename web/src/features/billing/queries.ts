import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Question } from '../../api/ask-ahead.ts'
import { cardsQuery } from '../../api/cards.ts'
import { answerOf, api } from '../../api/client.ts'
import { gatewaysFor } from '../../api/payment-gateways.ts'
import { refetchEvery } from '../../api/refetch.ts'
import type { paths } from '../../api/schema.generated.ts'
import type { OrdersSearch } from './orders/orders-search.ts'
import { isUnderway } from './pay/pay-stage.ts'
import type { PaymentsSearch } from './payments/payments-search.ts'

export const defaultLimit = 20

/** A running payment is polled more often than an unpaid invoice. */
const underwayMs = 2_000

export type OrdersFilter = NonNullable<paths['/billing/api/v1/orders']['get']['parameters']['query']>
type PaymentsFilter = NonNullable<paths['/billing/api/v1/payments']['get']['parameters']['query']>

/** Without what only the page itself reads. */
export const filterOf = ({ view: _, licence, ...search }: OrdersSearch): OrdersFilter =>
  defined({ ...search, deliverable_id: licence })

export const fetchOrders = (query: OrdersFilter) => answerOf(api.GET('/billing/api/v1/orders', { params: { query } }))

export type OrdersPage = Awaited<ReturnType<typeof fetchOrders>>

/** One page of orders and invoices. The rows stay while another page loads. */
export const ordersQuery = ({ limit = defaultLimit, ...search }: OrdersSearch) => {
  const filter = { limit, ...filterOf(search) }
  return queryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: () => fetchOrders(filter),
    placeholderData: keepPreviousData,
  })
}

/** One page of credit notes. */
export const creditNotesQuery = ({ limit = defaultLimit, cursor, query, from, to, owner }: OrdersSearch) => {
  const filter = defined({ limit, cursor, query, from, to, owner })
  return queryOptions({
    queryKey: ['orders', 'credit_notes', filter],
    queryFn: () => answerOf(api.GET('/billing/api/v1/credit_notes', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  })
}

/** One page of unpaid invoices, polled every 5 s. */
export const unpaidPageQuery = ({ limit = defaultLimit, ...search }: Omit<OrdersSearch, 'status'>) => {
  const filter = { paid_at_is: 'null' as const, limit, ...filterOf(search) }
  return queryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: () => fetchOrders(filter),
    refetchInterval: refetchEvery('unpaid'),
    placeholderData: keepPreviousData,
  })
}

/** One order with its lines, parties and history, refreshed every 5 s. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: (): Promise<OrderDetail> => answerOf(api.GET('/billing/api/v1/orders/{id}', { params: { path: { id } } })),
    refetchInterval: (query) =>
      query.state.data !== undefined && isUnderway(query.state.data) ? underwayMs : refetchEvery('invoice')(query),
  })

/** What an invoice's page asks first: the order and, if it is open, the ways to pay it. */
export const orderAhead = (id: string): Question => ({
  ...orderQuery(id),
  leadsTo: (client) => {
    const order = client.getQueryData(orderQuery(id).queryKey)
    return order?.paid_at === null && order.cancelled_at === null
      ? [gatewaysFor({ currency: order.currency }), cardsQuery]
      : []
  },
})

export type DocumentKind = NonNullable<
  NonNullable<paths['/billing/api/v1/orders/{order_id}/document']['get']['parameters']['query']>['kind']
>

/** The order's PDF in base64: the invoice, which says so if it is paid, or the receipt of a paid order. */
export const documentQuery = (orderId: string, kind: DocumentKind = 'invoice') =>
  queryOptions({
    queryKey: ['document', orderId, kind],
    queryFn: async () => {
      const params = { path: { order_id: orderId }, query: { kind } }
      return (await answerOf(api.GET('/billing/api/v1/orders/{order_id}/document', { params }))).document
    },
  })

export const fetchPayments = (query: PaymentsFilter) =>
  answerOf(api.GET('/billing/api/v1/payments', { params: { query } }))

export type PaymentsPage = Awaited<ReturnType<typeof fetchPayments>>

export const paymentsQuery = ({ limit = defaultLimit, ...search }: PaymentsSearch) => {
  const filter = defined({ limit, ...search })
  return queryOptions({
    queryKey: ['payments', 'list', filter],
    queryFn: () => fetchPayments(filter),
    placeholderData: keepPreviousData,
  })
}

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: () => answerOf(api.GET('/billing/api/v1/payments/{id}', { params: { path: { id } } })),
  })
