import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { categoryNames } from './category-names.ts'
import { products } from './category.ts'
import { BillingTerms, PurchaseQuote, QuoteQuery, Sku } from './sku.ts'

const tag = 'Catalogue'

export const listSkus = endpoint({
  operation: 'listSkus',
  method: 'GET',
  url: `${billingPath}/skus`,
  summary: 'List the SKUs that can be bought',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  query: z.strictObject({
    ...pageQuery,
    category: z.optional(z.enum(categoryNames)),
    product: z.optional(z.enum(products)),
    billing_terms: z.optional(BillingTerms),
    period: z.optional(BillingPeriod),
    currency: z.optional(Currency),
    /** `true`: only those that the caller can buy by their currency. A category is sold in theirs, else in the brand’s, else in euro. */
    offered: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })),
    published: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })),
    sort: sortBy(['name', 'min_quantity'], 'name'),
  }),
  answers: { 200: collection('skus', Sku) },
})

export const getSku = endpoint({
  operation: 'getSku',
  method: 'GET',
  url: `${billingPath}/skus/:id`,
  summary: 'Get a SKU; unpublished ones stay readable to those who can see a licence for them',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  params: idParams,
  answers: { 200: Sku },
})

export const getSkuPrice = endpoint({
  operation: 'getSkuPrice',
  method: 'GET',
  url: `${billingPath}/skus/:sku_id/price`,
  summary: 'Get the caller’s price for a quantity of a SKU, with tax and the next charge',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  params: z.object({ sku_id: Id }),
  query: QuoteQuery,
  answers: { 200: PurchaseQuote },
  errors: ['quantity_too_small'],
})
