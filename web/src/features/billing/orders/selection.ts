import type { Order } from '@foyer/contract/billing/order.ts'
import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { add, type Money, money, wireAmount } from '@foyer/contract/vocabulary/money.ts'

export interface Sum {
  readonly currency: Currency
  readonly amount: number
}

type Priced = Pick<Order, 'amount' | 'currency'>

const exact = ({ amount, currency }: Priced): Money => money(amount.toFixed(currencyFacts[currency].decimals), currency)

/** What invoices cost together, one sum for each currency. */
export const sumsOf = (orders: readonly Priced[]): readonly Sum[] => {
  const sums = new Map<Currency, Money>()
  for (const order of orders) {
    const before = sums.get(order.currency)
    sums.set(order.currency, before === undefined ? exact(order) : add(before, exact(order)))
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: wireAmount(sum) }))
}
