import { compare, isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'

/** Whether letting go of a part needs two people: wherever the brand has the rule in this currency, whatever the sum. */
export const lettingGoTakesTwo = (limits: Readonly<Record<string, string | undefined>>, shortfall: Money): boolean =>
  isPositive(shortfall) && limits[shortfall.currency] !== undefined

/** Whether an amount needs two people, by the brand’s limits. A currency without a limit needs one. */
export const takesTwo = (limits: Readonly<Record<string, string | undefined>>, amount: Money): boolean => {
  const limit = limits[amount.currency]
  return limit !== undefined && compare(amount, money(limit, amount.currency)) > 0
}
