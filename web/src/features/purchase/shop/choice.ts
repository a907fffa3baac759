import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { purchaseQuantities } from '@foyer/contract/vocabulary/constants.ts'
import { periodsOf, type Plan, plansOf, type Terms } from '../offer/offer.ts'
import type { ProductLine } from '../offer/product-line.ts'
import type { SoldPeriod } from '../offer/sold-periods.ts'
import type { PurchaseSearch } from './purchase-search.ts'

/** The current choice, with defaults filled in. */
export interface Choice {
  readonly terms: Terms
  readonly period: SoldPeriod | undefined
  readonly periods: readonly SoldPeriod[]
  readonly plans: readonly Plan[]
  /** The smallest quantity that any card sells. */
  readonly least: number
  readonly quantity: number
}

/**
 * If the address names a period or quantity that is not sold, the nearest one is used. If it names no quantity,
 * `wanted` is: as many as run on the trial being converted. Servers may also be fewer than a card's minimum; that card
 * then says so.
 */
export const choiceOf = (skus: readonly Sku[], line: ProductLine, search: PurchaseSearch, wanted: number): Choice => {
  const terms = search.terms ?? 'subscription'
  const periods = periodsOf(skus, line)
  const period = search.period !== undefined && periods.includes(search.period) ? search.period : periods[0]
  const plans = plansOf(skus, line, terms, period)
  const least = plans.length === 0 ? 1 : Math.max(1, Math.min(...plans.map(({ sku }) => sku.min_quantity)))
  const fewest = line.quantity === 'servers' && search.quantity !== undefined ? purchaseQuantities.min : least
  const quantity = Math.min(line.most, Math.max(fewest, search.quantity ?? wanted))
  return { terms, period, periods, plans, least, quantity }
}
