import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { priceCap, purchaseQuantities, trialDays, trialsAtMost } from '@foyer/contract/vocabulary/constants.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import { compare, major } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { periodEnd } from './period-rules.ts'

/** The trial that a purchase would convert, as far as the rules need it. */
export interface TrialFacts {
  readonly billing_terms: string
  readonly category: string
  readonly blocked_at: Date | null
  readonly is_own: boolean
}

export interface Purchase {
  readonly priced: PricedSku
  readonly quantity: number
  readonly permissions: { readonly store: boolean; readonly create_trial: boolean }
  /** The currency that the catalogue offers this customer for such SKUs. */
  readonly currency: string
  /** Undefined if nothing is to be converted, null if there is no such licence. */
  readonly trial: TrialFacts | null | undefined
  readonly running_trials: number
}

export interface Breach {
  readonly code: ErrorCode
  readonly pointer?: string
  readonly meta?: Readonly<Record<string, unknown>>
}

const isTrial = ({ sku }: PricedSku): boolean => sku.billing_terms === 'trial'

/** Why this quantity cannot be sold; null if it can. */
export const quantityBreach = ({ priced, quantity }: Pick<Purchase, 'priced' | 'quantity'>): Breach | null => {
  const { sku, price } = priced
  const pointer = '/quantity'
  if (quantity < sku.min_quantity)
    return { code: 'quantity_too_small', pointer, meta: { min_quantity: sku.min_quantity } }
  // A free SKU has no price that would limit the quantity.
  if (isTrial(priced) && quantity > Math.max(purchaseQuantities.max, sku.min_quantity))
    return { code: 'invalid', pointer, meta: { max: purchaseQuantities.max } }
  return compare(chargedAtOnce(price(quantity), sku.period), major(priceCap, sku.currency)) > 0
    ? { code: 'price_above_cap', pointer, meta: { price_cap: priceCap } }
    : null
}

const trialBreach = ({ trial, priced }: Purchase): Breach | null => {
  if (trial === undefined) return null
  const fits =
    trial?.is_own === true &&
    trial.billing_terms === 'trial' &&
    trial.category === priced.sku.category.name &&
    !isTrial(priced)
  const pointer = '/deliverable_id'
  if (!fits) return { code: 'not_a_trial', pointer }
  // It would be paid for but not start any servers.
  return trial.blocked_at === null ? null : { code: 'licence_stopped', pointer, meta: { reason: 'blocked' } }
}

/** Why this cannot be sold to this customer; null if it can. */
export const purchaseBreach = (purchase: Purchase): Breach | null => {
  const { priced, permissions, currency, running_trials } = purchase
  if (!(isTrial(priced) ? permissions.create_trial : permissions.store)) return { code: 'forbidden' }
  if (!priced.sku.published || priced.sku.currency !== currency) return { code: 'not_on_sale', pointer: '/sku_id' }
  const breach = quantityBreach(purchase) ?? trialBreach(purchase)
  if (breach !== null) return breach
  return isTrial(priced) && running_trials >= trialsAtMost ? { code: 'trials_used_up', pointer: '/sku_id' } : null
}

/** The day the first period ends. A trial without a period has a length of its own. */
export const firstPeriodEnd = ({ sku }: PricedSku, startsOn: string): string | null =>
  periodEnd(startsOn, sku.period) ?? (sku.billing_terms === 'trial' ? addDays(startsOn, trialDays) : null)
