import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

const staleMs = 60_000

/** The price of this quantity of a SKU, with tax and later charges. The last figures stay while new ones load. */
export const quoteQuery = (skuId: string, quantity: number) =>
  queryOptions({
    queryKey: ['quote', skuId, quantity],
    queryFn: (): Promise<PurchaseQuote> => {
      const params = { path: { sku_id: skuId }, query: { quantity } }
      return answerOf(api.GET('/billing/api/v1/skus/{sku_id}/price', { params }))
    },
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })

const fetchTrial = (id: string) => answerOf(api.GET('/billing/api/v1/deliverables/{id}', { params: { path: { id } } }))
export type Trial = Awaited<ReturnType<typeof fetchTrial>>

/** The trial to convert into the purchase. */
export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id],
    queryFn: () => fetchTrial(id),
    staleTime: staleMs,
  })
