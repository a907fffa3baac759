import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import type { BillingTerms, Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

interface Wanted {
  readonly category?: SkuCategory['name']
  readonly billing_terms?: BillingTerms
}

const fetchSkus = async (wanted: Wanted, currency: Currency): Promise<Sku[]> => {
  const query = { ...wanted, currency, limit: 100 }
  return (await answerOf(api.GET('/billing/api/v1/skus', { params: { query } }))).skus
}

/** What is on sale to somebody with this currency: in that currency if it has prices, otherwise in euro. */
export const skusQuery = (wanted: Wanted, own: Currency) =>
  queryOptions({
    queryKey: ['skus', wanted, own],
    queryFn: async (): Promise<Sku[]> => {
      const skus = await fetchSkus(wanted, own)
      return skus.length > 0 || own === 'EUR' ? skus : fetchSkus(wanted, 'EUR')
    },
    staleTime: staleMs,
  })
