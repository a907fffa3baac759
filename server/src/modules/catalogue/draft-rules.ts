import { type CatalogueWarning, fixedFields } from '@foyer/contract/operator/catalogue.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import { compare, isPositive, major, money, times } from '@foyer/contract/vocabulary/money.ts'
import { Failure, type FailureDetail } from '../../platform/failure.ts'
import { priceOf, type Tier, unitPrice } from './price-rules.ts'
import type { NewSku } from './sku-facts.ts'
import { changedFields } from './sku-rules.ts'

type Breach = { readonly code: ErrorCode } & FailureDetail

/** Tiers must begin at rising quantities, and the first must cover the smallest quantity on sale. */
const tierBreaches = ({ tiers, min_quantity }: NewSku): Breach[] => {
  const unsorted = tiers.flatMap(({ from_quantity }, at): Breach[] =>
    at > 0 && from_quantity <= (tiers[at - 1]?.from_quantity ?? 0)
      ? [{ code: 'tiers_unsorted', pointer: `/tiers/${at}/from_quantity` }]
      : [],
  )
  const missing = (tiers[0]?.from_quantity ?? 0) > min_quantity
  return missing
    ? [...unsorted, { code: 'tier_missing', pointer: '/tiers/0/from_quantity', meta: { min_quantity } }]
    : unsorted
}

/** Even the smallest quantity costs more than one order may come to. */
const isAboveCap = ({ tiers, min_quantity, period, currency }: NewSku): boolean =>
  compare(chargedAtOnce(priceOf(tiers, min_quantity, currency), period), major(priceCap, currency)) > 0

/**
 * The smallest quantity must be orderable. A published SKU that is above the cap already may stay so, because it is
 * sold on request: the cap is the same figure in every currency.
 */
const capBreaches = (sku: NewSku, published: NewSku | null): Breach[] => {
  if (!isAboveCap(sku) || (published !== null && isAboveCap(published))) return []
  const { tiers, min_quantity } = sku
  const at = tiers.findLastIndex(({ from_quantity }) => from_quantity <= min_quantity)
  return [{ code: 'price_above_cap', pointer: `/tiers/${at}/unit_price`, meta: { price_cap: priceCap } }]
}

/** A one-time purchase has no period, and a subscription must have one. */
const periodBreaches = ({ billing_terms, period }: NewSku): Breach[] => {
  const isOnce = period === 'one_time'
  const unfit = (billing_terms === 'perpetual' && !isOnce) || (billing_terms === 'subscription' && isOnce)
  return unfit ? [{ code: 'period_unfit', pointer: '/period' }] : []
}

/**
 * Throws a Failure that lists everything that keeps the SKU from being published, each with its field. `place` is the
 * JSON pointer of the SKU in the request body.
 */
export const refuseBreaches = (sku: NewSku, published: NewSku | null, place = ''): void => {
  const tiers = tierBreaches(sku)
  const fixed = published === null ? [] : changedFields(published, sku)
  const [first, ...others] = [
    ...fixedFields
      .filter((name) => fixed.includes(name))
      .map((name): Breach => ({ code: 'sku_fixed', pointer: `/${name}` })),
    ...periodBreaches(sku),
    ...tiers,
    ...(tiers.length === 0 ? capBreaches(sku, published) : []),
  ].map((breach) => ({ ...breach, pointer: `${place}${breach.pointer}` }))
  if (first !== undefined) throw new Failure([first, ...others])
}

/** Terms that normally have a price. */
const sold = new Set(['subscription', 'perpetual', 'support'])

/** A price that rises by more than half or falls to less than half is probably a typing error. */
const jumps = (sku: NewSku, before: NewSku, tier: Tier): boolean => {
  const from = before.tiers[0]?.from_quantity ?? 0
  if (tier.from_quantity < from || before.currency !== sku.currency) return false
  const [then, now] = [
    money(tier.unit_price, sku.currency),
    unitPrice(before.tiers, tier.from_quantity, before.currency),
  ]
  return compare(times(then, 2), times(now, 3)) > 0 || compare(times(then, 2), now) < 0
}

const tierWarnings = (sku: NewSku, before: NewSku | null): CatalogueWarning[] => {
  const known = new Set((before?.tiers ?? []).map((tier) => JSON.stringify(tier)))
  return sku.tiers.flatMap((tier, at): CatalogueWarning[] => {
    if (known.has(JSON.stringify(tier))) return []
    const unit = money(tier.unit_price, sku.currency)
    const previous = sku.tiers[at - 1]
    const least = Math.max(tier.from_quantity, sku.min_quantity)
    const pointer = `/tiers/${at}/unit_price`
    const found = {
      free: !isPositive(unit) && sold.has(sku.billing_terms),
      price_jumps: before !== null && jumps(sku, before, tier),
      tier_dearer: previous !== undefined && compare(unit, money(previous.unit_price, sku.currency)) > 0,
      above_cap: compare(chargedAtOnce(times(unit, least), sku.period), major(priceCap, sku.currency)) > 0,
    }
    return (Object.keys(found) as (keyof typeof found)[])
      .filter((code) => found[code])
      .map((code) => ({ code, pointer }))
  })
}

/** Warnings that a person should look at before publishing. Tiers that stay as they are do not repeat theirs. */
export const warningsOf = (sku: NewSku, before: NewSku | null, isTaken: boolean): CatalogueWarning[] => [
  ...(isTaken || !sku.published ? [] : [{ code: 'no_gateway' as const, pointer: '/currency' }]),
  ...tierWarnings(sku, before),
]
