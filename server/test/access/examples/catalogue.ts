import type { Examples } from '../examples.ts'

export const catalogueExamples = {
  getSku: ({ sku }) => ({ params: { id: sku } }),
} as const satisfies Partial<Examples>
