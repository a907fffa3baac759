import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { add, isPositive, type Money, money, zero } from '@foyer/contract/vocabulary/money.ts'

/** From the licence’s row, as plain decimals. */
interface Agreed {
  readonly price: string
  readonly price_correction: string
  readonly currency: string
}

/** A price with the agreed correction. A discount agreed for more units than there are now makes it zero, never negative. */
export const corrected = (price: Money, { price_correction, currency }: Omit<Agreed, 'price'>): Money => {
  const net = add(price, money(price_correction, currencyOf(currency)))
  return isPositive(net) ? net : zero(net.currency)
}

/** The price of one period of a licence, without tax. */
export const periodPrice = (licence: Agreed): Money =>
  corrected(money(licence.price, currencyOf(licence.currency)), licence)

/** What one charge for a licence comes to, without tax. */
export const periodCharge = (licence: Agreed & { readonly period: string }): Money =>
  chargedAtOnce(periodPrice(licence), licence.period)
