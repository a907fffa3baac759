import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'

/**
 * A stored amount as the audit log shows it: always with its currency, and with that currency's number of decimals even
 * where the column has more.
 */
export const auditedSum = (amount: string, currency: string) => {
  const known = currencyOf(currency)
  return { amount: decimalOf(money(amount, known)), currency: known }
}
