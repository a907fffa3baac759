import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import type { BillingTerms } from '@foyer/contract/catalogue/sku.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { decimalOf, fromMinor, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { NewSku } from '../../modules/catalogue/index.ts'

/** The quantity from which the unit price applies, and that price. */
export type TierPlan = readonly [from: number, unit: string]

/** A subscription product, priced per month. Longer periods cost less per month. */
export interface FamilyPlan {
  readonly id: string
  readonly name: string
  readonly category: SkuCategory
  readonly monthly: readonly TierPlan[]
  /** Prices of longer periods are rounded to multiples of this. */
  readonly step: string
  readonly periods: readonly Subscription[]
  readonly min_quantity?: number
}

/** Any other product. */
export interface SinglePlan {
  readonly id: string
  readonly name: string
  readonly category: SkuCategory
  readonly billing_terms: BillingTerms
  readonly period: BillingPeriod
  readonly tiers: readonly TierPlan[]
  readonly min_quantity?: number
  readonly unpublished?: true
}

type Subscription = 'monthly' | 'quarterly' | 'semiannually' | 'annually'

const lengths = {
  monthly: { months: 1n, percent: 100n },
  quarterly: { months: 3n, percent: 95n },
  semiannually: { months: 6n, percent: 90n },
  annually: { months: 12n, percent: 85n },
} as const

export const allPeriods = ['monthly', 'quarterly', 'semiannually', 'annually'] as const

const roundedTo = (step: bigint, value: bigint, by: bigint): bigint => ((value + (step * by) / 2n) / (step * by)) * step

const priceFor = (period: Subscription, month: Money, step: Money): Money => {
  const { months, percent } = lengths[period]
  if (period === 'monthly') return month
  return fromMinor(roundedTo(step.minor, month.minor * months * percent, 100n), month.currency)
}

export interface SellingPlace {
  readonly tenant: string
  readonly currency: Currency
  readonly external: readonly ExternalGateway[]
}

/** Ids contain the brand, the product, its period and its currency: `aurora-ms-pro-monthly-eur`. */
const skuIdOf = ({ tenant, currency }: SellingPlace, product: string, period: string): string =>
  `${tenant}-${product}-${period.replace('_', '-')}-${currency.toLowerCase()}`

export const subscriptionSkus = (place: SellingPlace, family: FamilyPlan): NewSku[] =>
  family.periods.map((period) => ({
    id: skuIdOf(place, family.id, period),
    name: family.name,
    min_quantity: family.min_quantity ?? 1,
    billing_terms: 'subscription',
    period,
    currency: place.currency,
    published: true,
    supported_external_gateways: [...place.external],
    category: family.category,
    tiers: family.monthly.map(([from, unit]) => ({
      from_quantity: from,
      unit_price: decimalOf(priceFor(period, money(unit, place.currency), money(family.step, place.currency))),
    })),
  }))

export const singleSku = (place: SellingPlace, plan: SinglePlan): NewSku => ({
  id: skuIdOf(place, plan.id, plan.period),
  name: plan.name,
  min_quantity: plan.min_quantity ?? 1,
  billing_terms: plan.billing_terms,
  period: plan.period,
  currency: place.currency,
  published: plan.unpublished === undefined,
  supported_external_gateways: [],
  category: plan.category,
  tiers: plan.tiers.map(([from, unit]) => ({ from_quantity: from, unit_price: unit })),
})
