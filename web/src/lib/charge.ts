import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { add, fromWire, isPositive, percentage, wireAmount, zero } from '@foyer/contract/vocabulary/money.ts'

type Priced = Pick<Deliverable, 'price' | 'price_correction' | 'period' | 'tax' | 'currency'>

/** Amounts in major units of the licence's currency. */
export interface Charge {
  /** Price and correction together, of one period and without tax. */
  readonly net: number
  /** The same of all that is charged at once: of a day, where the price is an hour's. */
  readonly due: number
  readonly tax: number
  readonly total: number
}

/** What one period of a licence costs, and what is charged at once, rounded as its invoice rounds it. */
export const chargeOf = ({ price, price_correction, period, tax: percent, currency }: Priced): Charge => {
  const agreed = add(fromWire(price, currency), fromWire(price_correction, currency))
  // What was taken off more units than there are now makes it nothing, never less.
  const net = isPositive(agreed) ? agreed : zero(currency)
  const due = chargedAtOnce(net, period)
  const tax = percentage(due, String(percent))
  return { net: wireAmount(net), due: wireAmount(due), tax: wireAmount(tax), total: wireAmount(add(due, tax)) }
}
