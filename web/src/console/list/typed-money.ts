import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'

/** A price as it is typed, with a point or a comma; how fine it may be is up to its currency. */
export const price = /^\d{1,10}(?:[.,]\d{1,20})?$/

/** Such a price with a point, as figures are read. */
export const plainDecimal = (typed: string): string => typed.trim().replace(',', '.')

/** What is typed as an amount; null where it is none, nothing, or finer than the currency. */
export const typedMoney = (typed: string, currency: Currency): Money | null => {
  if (!price.test(typed.trim())) return null
  try {
    const amount = money(plainDecimal(typed), currency)
    return isPositive(amount) ? amount : null
  } catch {
    return null
  }
}

/** Typed as a price, with more decimals than the currency has: such a price is refused, never rounded. */
export const isTooFine = (typed: string, currency: Currency): boolean => {
  if (!price.test(typed.trim())) return false
  try {
    money(plainDecimal(typed), currency)
    return false
  } catch {
    return true
  }
}
