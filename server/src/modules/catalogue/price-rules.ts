import { type Currency } from '@foyer/contract/vocabulary/currency.ts'
import { type Money, money, times } from '@foyer/contract/vocabulary/money.ts'

export interface Tier {
  readonly from_quantity: number
  /** A plain decimal in the currency of the SKU. */
  readonly unit_price: string
}

/** The unit price at this quantity: that of the highest tier reached. Throws a RangeError below the first tier. */
export const unitPrice = (tiers: readonly Tier[], quantity: number, currency: Currency): Money => {
  const reached = tiers
    .filter(({ from_quantity }) => from_quantity <= quantity)
    .sort((a, b) => b.from_quantity - a.from_quantity)[0]
  if (reached === undefined) throw new RangeError(`no price from quantity ${quantity}`)
  return money(reached.unit_price, currency)
}

export const priceOf = (tiers: readonly Tier[], quantity: number, currency: Currency): Money =>
  times(unitPrice(tiers, quantity, currency), quantity)
