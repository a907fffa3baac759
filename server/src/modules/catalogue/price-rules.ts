import { type Currency } from '@foyer/contract/vocabulary/currency.ts'
import { type Money, money, times } from '@foyer/contract/vocabulary/money.ts'

export interface Tier {
  readonly from_quantity: number
  /** Plain decimal in the SKU's currency. */
  readonly unit_price: string
}

/** The price of one unit when so many are bought: that of the highest tier reached. */
export const unitPrice = (tiers: readonly Tier[], quantity: number, currency: Currency): Money => {
  const reached = tiers
    .filter(({ from_quantity }) => from_quantity <= quantity)
    .sort((a, b) => b.from_quantity - a.from_quantity)[0]
  if (reached === undefined) throw new RangeError(`no price from quantity ${quantity}`)
  return money(reached.unit_price, currency)
}

export const priceOf = (tiers: readonly Tier[], quantity: number, currency: Currency): Money =>
  times(unitPrice(tiers, quantity, currency), quantity)
