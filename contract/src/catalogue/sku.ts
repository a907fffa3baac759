import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { priceCap } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Day, Id } from '../vocabulary/ids.ts'
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
/**
 * The terms a SKU is sold on. Only `subscription`, `perpetual` and `support` are normally sold; `trial` ends by itself, and `promo`,
 * `development` and `internal` are given away by the vendor.
 */
export const BillingTerms = z.enum(billingTerms)
export type BillingTerms = z.infer<typeof BillingTerms>

/** Something the vendor sells, for one billing period and in one currency. */
export const Sku = z.object({
  id: Id,
  name: z.string(),
  /** The smallest quantity that can be bought. */
  min_quantity: Quantity,
  billing_terms: BillingTerms,
  period: BillingPeriod,
  currency: Currency,
  /** Whether it is on sale now. */
  published: z.boolean(),
  /** External payment services that can charge its renewals. */
  supported_external_gateways: z.array(ExternalGateway),
  category: SkuCategory,
})
export type Sku = z.infer<typeof Sku>

/** How many are asked about. */
export const QuoteQuery = z.strictObject({
  /** How many to quote a price for; defaults to 1. */
  quantity: z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(priceCap)), 1),
})

export const PriceQuote = z.object({
  /** The price of the whole quantity for one period, without tax. For hourly SKUs it is the price of a day, which is what is charged. */
  price: Amount.check(z.minimum(0)),
  currency: Currency,
  quantity: Quantity,
})
export type PriceQuote = z.infer<typeof PriceQuote>

/** Everything a buyer sees before purchasing: the price, the tax in their country and the next charge. */
export const PurchaseQuote = z.object({
  ...PriceQuote.shape,
  /** The price of one unit at this quantity, for the same time, without tax. */
  unit_price: Amount.check(z.minimum(0)),
  /** The tax rate in percent. */
  tax: Percent,
  /** The tax on `price`. */
  tax_amount: Amount.check(z.minimum(0)),
  /** The price with tax. */
  total: Amount.check(z.minimum(0)),
  /** The next charge, with tax, if this is paid today; null if there is no further charge. */
  next_charge: z.nullable(z.object({ date: Day, amount: Amount.check(z.minimum(0)) })),
})
export type PurchaseQuote = z.infer<typeof PurchaseQuote>
