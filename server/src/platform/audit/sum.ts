import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'

/** A kept sum as the audit log tells it: with the digits that its currency has, where a column has more of them, and never without that currency. */
export const auditedSum = (amount: string, currency: string) => {
  const known = currencyOf(currency)
  return { amount: decimalOf(money(amount, known)), currency: known }
}
