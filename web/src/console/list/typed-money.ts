import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { plainSum } from '../../lib/typed-sum.ts'

/** A price as it is typed, with a point or a comma; how fine it may be is up to its currency. */
const price = /^\d{1,10}(?:[.,]\d{1,20})?$/

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

/**
 * A price as it is typed, with a point, as figures are read; nothing may be a price, too. With one sign it is what the form itself writes: decimals.
 * Otherwise as it is shown; undefined where it is none.
 */
export const plainPrice = (typed: string, currency: Currency): string | undefined => {
  const text = typed.trim()
  if (price.test(text)) return text.replace(',', '.')
  const plain = plainSum(text, { currencies: [currency] })
  return plain !== undefined && mostDigits.test(plain) ? plain : undefined
}

/** With more decimals than the currency has: such a price is refused, never rounded. */
export const isTooFine = (plain: string, currency: Currency): boolean => {
  try {
    money(plain, currency)
    return false
  } catch {
    return true
  }
}
