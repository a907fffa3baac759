import { compare, type Money, money } from '@foyer/contract/vocabulary/money.ts'

/** Whether an amount needs two people, by the brand’s limits. A currency without a limit needs one. */
export const takesTwo = (limits: Readonly<Record<string, string | undefined>>, amount: Money): boolean => {
  const limit = limits[amount.currency]
  return limit !== undefined && compare(amount, money(limit, amount.currency)) > 0
}
