import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromMinor, type Money } from '@foyer/contract/vocabulary/money.ts'
import { invalidRequest } from './refusal.ts'

/** Stripe has no cryptocurrencies. It uses ISO's minor units: no decimals for CLP and KRW, two for the others. */
const supported: ReadonlySet<string> = new Set(currencies.filter((code) => currencyFacts[code].decimals <= 2))

const isSupported = (code: string): code is Currency => supported.has(code)

/** Converts Stripe's minor units and lower-case currency to an amount. Throws a refusal for an unknown currency. */
export const moneyOf = (amount: number, currency: string): Money => {
  const code = currency.toUpperCase()
  if (!isSupported(code)) throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' })
  return fromMinor(BigInt(amount), code)
}
