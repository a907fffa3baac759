import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The ways to pay that are open to the caller. They hardly ever change while someone looks at them. */
export const gatewaysQuery = queryOptions({
  queryKey: ['payment_gateways'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/payment_gateways'))).payment_gateways,
  staleTime: 60_000,
})
