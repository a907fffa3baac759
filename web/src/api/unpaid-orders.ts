import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { refetchEvery } from './refetch.ts'

/** How many invoices are unpaid, what is to be paid, and the next charge. Polled wherever the menu is shown. */
export const unpaidOrdersQuery = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/orders/unpaid')),
  // The menu and the billing pages both ask for it, so they share one request.
  staleTime: 5_000,
  refetchInterval: refetchEvery('unpaid'),
})
