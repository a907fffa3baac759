import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The ways to pay in a currency: in the caller's own unless told. They hardly ever change while someone looks at them. */
export const gatewaysFor = (query: { readonly currency?: Currency } = {}) =>
  queryOptions({
    queryKey: ['payment_gateways', query],
    queryFn: async () =>
      (await answerOf(api.GET('/billing/api/v1/payment_gateways', { params: { query } }))).payment_gateways,
    staleTime: 60_000,
  })

export const gatewaysQuery = gatewaysFor()
