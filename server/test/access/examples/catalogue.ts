import type { Examples } from '../examples.ts'

export const catalogueExamples = {
  getSku: ({ sku }) => ({ params: { id: sku } }),
  getSkuPrice: ({ sku }) => ({ params: { sku_id: sku }, query: { quantity: 1 } }),
} as const satisfies Partial<Examples>
