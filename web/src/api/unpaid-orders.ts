import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { refetchEvery } from './refetch.ts'

/**
 * Invoices to pay: orders without paid_at and with an amount above zero, those that are due first. Polled wherever the menu is; of whoever has more
 * than one page of them it tells how many there are.
 */
export const unpaidOrdersQuery = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: async () => {
    const query = { paid_at_is: 'null', amount_gt: 0, sort: 'due_on', limit: 100 } as const
    const { orders, estimated_count } = await answerOf(api.GET('/billing/api/v1/orders', { params: { query } }))
    return { orders, count: estimated_count }
  },
  // Beside the menu, pages about money show it too: what is on its way is asked for once.
  staleTime: 5_000,
  refetchInterval: refetchEvery('unpaid'),
})
