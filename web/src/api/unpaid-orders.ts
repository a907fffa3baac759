import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { refetchEvery } from './refetch.ts'

/** Invoices to pay: orders without paid_at and with an amount above zero. Polled wherever the menu is. */
export const unpaidOrdersQuery = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: async () => {
    const query = { paid_at_is: 'null', limit: 100 } as const
    const { orders } = await answerOf(api.GET('/billing/api/v1/orders', { params: { query } }))
    return orders.filter((order) => order.amount > 0)
  },
  // Beside the menu, pages about money show it too: what is on its way is asked for once.
  staleTime: 5_000,
  refetchInterval: refetchEvery('unpaid'),
})
