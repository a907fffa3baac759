import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { add, isPositive, type Money, money, zero } from '@foyer/contract/vocabulary/money.ts'

/** As the licence's row has them, plain decimals. */
interface Agreed {
  readonly price: string
  readonly price_correction: string
  readonly currency: string
}

/** A price with what was agreed on top. What was taken off more units than there are now makes it nothing, never less. */
export const corrected = (price: Money, { price_correction, currency }: Omit<Agreed, 'price'>): Money => {
  const net = add(price, money(price_correction, currencyOf(currency)))
  return isPositive(net) ? net : zero(net.currency)
}

/** What one period of a licence costs, without tax. */
export const periodPrice = (licence: Agreed): Money =>
  corrected(money(licence.price, currencyOf(licence.currency)), licence)

/** What is charged for a licence at once, without tax. */
export const periodCharge = (licence: Agreed & { readonly period: string }): Money =>
  chargedAtOnce(periodPrice(licence), licence.period)
