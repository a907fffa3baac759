import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { add, fromWire, isPositive, wireAmount, withTax, zero } from '@foyer/contract/vocabulary/money.ts'

type Priced = Pick<Deliverable, 'price' | 'price_correction' | 'period' | 'tax' | 'currency'>

/** Amounts in major units of the licence's currency. */
export interface Charge {
  /** Price plus correction for one period, without tax. */
  readonly net: number
  /** The same for everything charged at once: a full day if the price is hourly. */
  readonly due: number
  readonly tax: number
  readonly total: number
}

/** What one period of a licence costs and what is charged at once, rounded as on its invoice. */
export const chargeOf = ({ price, price_correction, period, tax: percent, currency }: Priced): Charge => {
  const agreed = add(fromWire(price, currency), fromWire(price_correction, currency))
  // A discount agreed for more units than there are now makes the price zero, never negative.
  const net = isPositive(agreed) ? agreed : zero(currency)
  const due = chargedAtOnce(net, period)
  const { tax, total } = withTax(due, String(percent))
  return { net: wireAmount(net), due: wireAmount(due), tax: wireAmount(tax), total: wireAmount(total) }
}
