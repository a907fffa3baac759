import type { Order } from '@foyer/contract/billing/order.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { add, fromWire, type Money, wireAmount } from '@foyer/contract/vocabulary/money.ts'

export interface Sum {
  readonly currency: Currency
  readonly amount: number
}

type Priced = Pick<Order, 'amount' | 'currency'>

/** The total of several invoices, one for each currency. */
export const sumsOf = (orders: readonly Priced[]): readonly Sum[] => {
  const sums = new Map<Currency, Money>()
  for (const order of orders) {
    const before = sums.get(order.currency)
    const amount = fromWire(order.amount, order.currency)
    sums.set(order.currency, before === undefined ? amount : add(before, amount))
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: wireAmount(sum) }))
}
