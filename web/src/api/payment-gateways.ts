import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The ways to pay in a currency, by default the caller's own. They hardly ever change during a visit. */
export const gatewaysFor = (query: { readonly currency?: Currency } = {}) =>
  queryOptions({
    queryKey: ['payment_gateways', query],
    queryFn: async () =>
      (await answerOf(api.GET('/billing/api/v1/payment_gateways', { params: { query } }))).payment_gateways,
    staleTime: 60_000,
  })

export const gatewaysQuery = gatewaysFor()
