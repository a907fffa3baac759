import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { QuoteQuery } from '../catalogue/sku.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../vocabulary/ids.ts'
import { QuoteDocument } from './quote.ts'

export const getQuoteDocument = endpoint({
  operation: 'getQuoteDocument',
  method: 'GET',
  url: `${billingPath}/skus/:sku_id/quote`,
  summary: 'Get a price quote as a PDF; nothing is ordered',
  tag: 'Orders',
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: z.object({ sku_id: Id }),
  query: QuoteQuery,
  answers: { 200: QuoteDocument },
  errors: ['quantity_too_small', 'price_above_cap'],
})
