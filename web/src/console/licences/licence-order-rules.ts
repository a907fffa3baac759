import { isChargedByDay } from '@foyer/contract/vocabulary/charged-by-day.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromWire, times, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import type { CatalogueEntry, SkuFacts } from '../catalogue/queries.ts'
import { typedMoney } from '../list/typed-money.ts'
import type { StaffLicence } from './queries.ts'

type State = Pick<
  StaffLicence,
  'terminated_at' | 'terminatable' | 'billing_kind' | 'period' | 'paid_till' | 'auto_renewable'
>

const isRunning = ({ terminated_at }: State): boolean => terminated_at === null

/** What an outside service charges stays as it was agreed with it. */
const isOurs = (licence: State): boolean => isRunning(licence) && licence.billing_kind !== 'external'

/** A period of it follows another: no trial, nothing bought once, nothing without an end. */
const isRenewable = (licence: State): boolean =>
  isRunning(licence) && !licence.terminatable && licence.period !== 'one_time' && licence.paid_till !== null

/** What staff can order for a licence as it stands, by the words of the API; the server decides by the same rules. */
export const fits = {
  change_sku: (licence) => isOurs(licence) && !licence.terminatable,
  set_price_correction: (licence) => isOurs(licence) && isRenewable(licence),
  prolong: isRenewable,
  discontinue: (licence) => isRunning(licence) && licence.auto_renewable && licence.period !== 'one_time',
  recommence: (licence) => isOurs(licence) && isRenewable(licence) && !licence.auto_renewable,
  terminate: isRunning,
  restore: (licence) => !isRunning(licence),
} as const satisfies Readonly<Record<string, (licence: State) => boolean>>

export type LicenceOrder = keyof typeof fits

/** What can take the place of the licence's plan: on sale, of the same category, currency and terms, renewed by the month or the day as it is. Those of its period come first. */
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
    isChargedByDay(facts.period) === isChargedByDay(own.period)
      ? [{ id, facts }]
      : [],
  )
  const isOther = ({ facts }: (typeof plans)[number]): number => Number(facts.period !== own.period)
  return plans.toSorted((a, b) => isOther(a) - isOther(b) || a.facts.name.localeCompare(b.facts.name))
}

/** What one period of a plan costs a licence of this limit, without tax, and the limit that it has then. */
export const planPrice = (
  { tiers, min_quantity, currency }: Pick<SkuFacts, 'tiers' | 'min_quantity' | 'currency'>,
  limit: number,
): { readonly price: number; readonly quantity: number } => {
  const quantity = Math.max(limit, min_quantity)
  const reached = tiers.findLast(({ from_quantity }) => from_quantity <= quantity)
  return { price: wireAmount(times(fromWire(reached?.unit_price ?? 0, currency), quantity)), quantity }
}

export const agreements = ['discount', 'surcharge', 'none'] as const
export type Agreement = (typeof agreements)[number]

export const agreementOf = (correction: number): Agreement =>
  correction === 0 ? 'none' : correction < 0 ? 'discount' : 'surcharge'

/** What is added to the price of each period; null where what is typed is no amount above zero, or is finer than the currency. */
export const correctionOf = (agreement: Agreement, typed: string, currency: Currency): number | null => {
  if (agreement === 'none') return 0
  const amount = typedMoney(typed, currency)
  return amount === null ? null : wireAmount(amount) * (agreement === 'discount' ? -1 : 1)
}
