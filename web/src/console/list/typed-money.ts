import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { plainSum } from '../../lib/typed-sum.ts'

/** A typed price with a point or comma; the currency decides how many decimals it may have. */
const price = /^\d{1,10}(?:[.,]\d{1,20})?$/

/** The contract's maximum number of digits. */
const mostDigits = /^\d{1,10}(?:\.\d{1,20})?$/

/**
 * Reads an amount that was typed or copied from a statement. Null if it is not an amount, is zero, or has too many
 * decimals, and also if it is ambiguous: money is never moved on a guess.
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

/**
 * Reads a typed price as a plain number with a point; zero is allowed. A single separator means decimals, because the
 * form itself writes prices that way. Undefined if it is not a price.
 */
export const plainPrice = (typed: string, currency: Currency): string | undefined => {
  const text = typed.trim()
  if (price.test(text)) return text.replace(',', '.')
  const plain = plainSum(text, { currencies: [currency] })
  return plain !== undefined && mostDigits.test(plain) ? plain : undefined
}

/** A price with more decimals than its currency has is refused, never rounded. */
export const isTooFine = (plain: string, currency: Currency): boolean => {
  try {
    money(plain, currency)
    return false
  } catch {
    return true
  }
}
