import * as z from 'zod/mini'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { priceCap } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Day, Id } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Percent, Quantity } from '../vocabulary/quantity.ts'
import { queryNumber } from '../vocabulary/query-number.ts'
import { SkuCategory } from './category.ts'

export const billingTerms = [
  'subscription',
  'perpetual',
  'trial',
  'support',
  'promo',
  'development',
  'internal',
] as const
export const BillingTerms = z.enum(billingTerms)
export type BillingTerms = z.infer<typeof BillingTerms>

/** Something the vendor sells, at a period and in a currency. */
export const Sku = z.object({
  id: Id,
  name: z.string(),
  min_quantity: Quantity,
  billing_terms: BillingTerms,
  period: BillingPeriod,
  currency: Currency,
  published: z.boolean(),
  supported_external_gateways: z.array(ExternalGateway),
  category: SkuCategory,
})
export type Sku = z.infer<typeof Sku>

/** How many are asked about. */
export const QuoteQuery = z.strictObject({
  quantity: z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(priceCap)), 1),
})

export const PriceQuote = z.object({
  /** Total for the quantity and one period, without tax; for a day of what is priced by the hour, since that is what is charged. */
  price: Amount.check(z.minimum(0)),
  currency: Currency,
  quantity: Quantity,
})
export type PriceQuote = z.infer<typeof PriceQuote>

/** All that a buyer sees before pressing Purchase: the price, its tax by their country, and what comes after. */
export const PurchaseQuote = z.object({
  ...PriceQuote.shape,
  /** For one, at this quantity and as long. */
  unit_price: Amount.check(z.minimum(0)),
  tax: Percent,
  tax_amount: Amount.check(z.minimum(0)),
  /** Price and tax. */
  total: Amount.check(z.minimum(0)),
  /** If it were paid today; null for what is bought once. */
  next_charge: z.nullable(z.object({ date: Day, amount: Amount.check(z.minimum(0)) })),
})
export type PurchaseQuote = z.infer<typeof PurchaseQuote>
