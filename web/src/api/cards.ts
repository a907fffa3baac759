import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The caller's saved cards. Nobody has more than one page of them. */
export const cardsQuery = queryOptions({
  queryKey: ['payment_methods'],
  queryFn: async () =>
    (await answerOf(api.GET('/billing/api/v1/payment_methods', { params: { query: { limit: 100 } } }))).payment_methods,
  staleTime: 60_000,
})
