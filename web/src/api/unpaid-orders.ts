import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { refetchEvery } from './refetch.ts'

/**
 * Unpaid invoices: orders without paid_at and with an amount above zero, the earliest due first. Polled wherever the
 * menu is shown. If there is more than one page, the answer still has the total count.
 */
export const unpaidOrdersQuery = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: async () => {
    const query = { paid_at_is: 'null', amount_gt: 0, sort: 'due_on', limit: 100 } as const
    const { orders, estimated_count } = await answerOf(api.GET('/billing/api/v1/orders', { params: { query } }))
    return { orders, count: estimated_count }
  },
  // The menu and the billing pages both ask for it, so they share one request.
  staleTime: 5_000,
  refetchInterval: refetchEvery('unpaid'),
})
