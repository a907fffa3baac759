import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

const staleMs = 60_000

/** What so many of a SKU cost, with tax and what comes after. The last figures stay while new ones are on their way. */
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

/** The trial that is to become what is bought. */
export const trialQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id],
    queryFn: () => fetchTrial(id),
    staleTime: staleMs,
  })
