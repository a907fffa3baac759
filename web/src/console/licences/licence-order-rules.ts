import { isRenewedAlike } from '@foyer/contract/vocabulary/charged-by-day.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromWire, share, times, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import type { CatalogueEntry, SkuFacts } from '../catalogue/queries.ts'
import { typedMoney } from '../list/typed-money.ts'
import type { StaffLicence } from './queries.ts'

/**
 * The plans that can replace the licence's own: on sale, with the same category, currency and terms, and renewed by
 * months, by days, or not at all, like the current one. Those with the same period come first.
 */
export const otherPlans = (
  catalogue: readonly CatalogueEntry[],
  { sku_id }: Pick<StaffLicence, 'sku_id'>,
): readonly { readonly id: string; readonly facts: SkuFacts }[] => {
  const own = catalogue.find(({ id }) => id === sku_id)?.published
  if (own == null) return []
  const plans = catalogue.flatMap(({ id, published: facts }) =>
    facts !== null &&
    id !== sku_id &&
    facts.published &&
    facts.currency === own.currency &&
    facts.category.name === own.category.name &&
    facts.billing_terms === own.billing_terms &&
    isRenewedAlike(facts.period, own.period)
      ? [{ id, facts }]
      : [],
  )
  const isOther = ({ facts }: (typeof plans)[number]): number => Number(facts.period !== own.period)
  return plans.toSorted((a, b) => isOther(a) - isOther(b) || a.facts.name.localeCompare(b.facts.name))
}

/** The price of one period of a plan for a licence with this limit, without tax, and the resulting limit. */
export const planPrice = (
  { tiers, min_quantity, currency }: Pick<SkuFacts, 'tiers' | 'min_quantity' | 'currency'>,
  limit: number,
): { readonly price: number; readonly quantity: number } => {
  const quantity = Math.max(limit, min_quantity)
  const reached = tiers.findLast(({ from_quantity }) => from_quantity <= quantity)
  return { price: wireAmount(times(fromWire(reached?.unit_price ?? 0, currency), quantity)), quantity }
}

/** During an update, the previous server version may answer this page; it does not send the agreed price. */
type MaybeAgreed = Partial<Pick<StaffLicence, 'agreed'>>
export const agreedOf = ({ agreed = null }: MaybeAgreed): StaffLicence['agreed'] => agreed

type Priced = Pick<StaffLicence, 'price' | 'currency' | 'billing_kind' | 'auto_renewable'> & MaybeAgreed

/**
 * The price of one period with another limit, without tax. An outside service keeps charging its own price; an agreed
 * price applies per unit; otherwise the plan's price applies. Undefined if the price is unknown or so few are not sold.
 */
export const limitPrice = (
  { price, currency, billing_kind, auto_renewable, ...licence }: Priced,
  plan: Pick<SkuFacts, 'tiers' | 'min_quantity' | 'currency'> | undefined,
  limit: number,
): number | undefined => {
  if (billing_kind === 'external' && auto_renewable) return price
  const agreed = agreedOf(licence)
  if (agreed !== null) return wireAmount(share(fromWire(agreed.price, currency), limit, agreed.quantity))
  return plan === undefined || limit < plan.min_quantity ? undefined : planPrice(plan, limit).price
}

export const agreements = ['discount', 'surcharge', 'none'] as const
export type Agreement = (typeof agreements)[number]

export const agreementOf = (correction: number): Agreement =>
  correction === 0 ? 'none' : correction < 0 ? 'discount' : 'surcharge'

/** The correction added to each period's price; null if the input is not an amount above zero or has too many decimals. */
export const correctionOf = (agreement: Agreement, typed: string, currency: Currency): number | null => {
  if (agreement === 'none') return 0
  const amount = typedMoney(typed, currency)
  return amount === null ? null : wireAmount(amount) * (agreement === 'discount' ? -1 : 1)
}
