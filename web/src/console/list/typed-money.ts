import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { plainSum } from '../../lib/typed-sum.ts'

/** A price as it is typed, with a point or a comma; how fine it may be is up to its currency. */
export const price = /^\d{1,10}(?:[.,]\d{1,20})?$/

/** Such a price with a point, as figures are read. */
export const plainDecimal = (typed: string): string => typed.trim().replace(',', '.')

/** As many digits as the contract takes. */
const mostDigits = /^\d{1,10}(?:\.\d{1,20})?$/

/**
 * What is typed as an amount, or copied from a statement; null where it is none, nothing, or finer than the currency, and
 * where it may be read in two ways: money is not moved by a guess.
 */
export const typedMoney = (typed: string, currency: Currency): Money | null => {
  const plain = plainSum(typed, { currencies: [currency] })
  if (plain === undefined || !mostDigits.test(plain)) return null
  try {
    const amount = money(plain, currency)
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
