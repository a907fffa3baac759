import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import type { BillingTerms, Sku } from '@foyer/contract/catalogue/sku.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

interface Wanted {
  readonly category?: SkuCategory['name']
  readonly billing_terms?: BillingTerms
}

/** What is on sale to this user, in the currency in which they would buy it. */
export const skusQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['skus', wanted],
    queryFn: async (): Promise<Sku[]> => {
      const query = { ...wanted, offered: 'true', limit: 100 } as const
      return (await answerOf(api.GET('/billing/api/v1/skus', { params: { query } }))).skus
    },
    staleTime: staleMs,
  })
