import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { skuKinds } from '@foyer/contract/vocabulary/constants.ts'
import type { ProductLine } from './product-line.ts'
import { type SoldPeriod, soldPeriods } from './sold-periods.ts'

export type Terms = (typeof skuKinds)[number]

const monthsOf: Readonly<Record<SoldPeriod, number>> = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
}

export type Product = ProductLine['products'][number]

/** Product names are the same in every language. */
export const productNames: Readonly<Record<Product, string>> = { basic: 'Basic', pro: 'Pro', single: 'Single' }

export interface Plan {
  readonly product: Product
  readonly sku: Sku
}

const productOf = ({ category }: Sku): string | undefined => ('product' in category ? category.product : undefined)

const ofLine = (skus: readonly Sku[], { category, products }: ProductLine): readonly Sku[] =>
  skus.filter(
    (sku) => sku.published && sku.category.name === category && products.some((product) => product === productOf(sku)),
  )

/** The periods of the line's published subscriptions. */
export const periodsOf = (skus: readonly Sku[], line: ProductLine): readonly SoldPeriod[] =>
  soldPeriods.filter((period) =>
    ofLine(skus, line).some((sku) => sku.billing_terms === 'subscription' && sku.period === period),
  )

/** The plan cards: what the line sells on these terms, one card per product. */
export const plansOf = (
  skus: readonly Sku[],
  line: ProductLine,
  terms: Terms,
  period: SoldPeriod | undefined,
): readonly Plan[] => {
  const wanted = terms === 'perpetual' ? 'one_time' : period
  const sold = ofLine(skus, line).filter((sku) => sku.billing_terms === terms && sku.period === wanted)
  return line.products.flatMap((product) => {
    const sku = sold.find((each) => productOf(each) === product)
    return sku === undefined ? [] : [{ product, sku }]
  })
}

/** By how many percent a period is cheaper than paying by the month; null if the difference is negligible. */
export const savingOf = (period: SoldPeriod, price: number, monthly: number): number | null => {
  if (period === 'monthly' || monthly <= 0) return null
  const percent = Math.round((1 - price / (monthly * monthsOf[period])) * 100)
  return percent > 0 ? percent : null
}
