import { compare, type Money, money } from '@foyer/contract/vocabulary/money.ts'

/** Whether a sum takes two people, by the brand's limits; a currency without a limit takes one. */
export const takesTwo = (limits: Readonly<Record<string, string | undefined>>, amount: Money): boolean => {
  const limit = limits[amount.currency]
  return limit !== undefined && compare(amount, money(limit, amount.currency)) > 0
}
