import { add, compare, isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { differenceOf } from './received-rules.ts'

/** A brand's limits by currency. A currency without one needs no second person. */
type Limits = Readonly<Record<string, string | undefined>>

/** Whether an amount needs two people. */
export const takesTwo = (limits: Limits, amount: Money): boolean => {
  const limit = limits[amount.currency]
  return limit !== undefined && compare(amount, money(limit, amount.currency)) > 0
}

/** Whether booking what was received for an order needs two people: for much money, and whatever the sum where a part of it is let go. */
export const bookingTakesTwo = (limits: Limits, total: Money, received: Money): boolean => {
  const { shortfall, surplus } = differenceOf(total, received)
  return takesTwo(limits, add(total, surplus)) || (isPositive(shortfall) && limits[total.currency] !== undefined)
}
