import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { numberFormat } from './intl.ts'

const cryptoDecimals = 6

/** A line may break between a minus sign and the symbol after it; the word joiner prevents that. */
const minus = '−\u2060'

/**
 * An amount in major units with the currency's symbol: `€1,800.00`, `1 800,00 ₽`.
 * Intl knows neither USDT nor the symbols of several other currencies, so symbol and decimals come from the contract.
 */
export const formatMoney = (amount: number, currency: Currency, locale: Locale): string => {
  const { decimals, symbol } = currencyFacts[currency]
  const figure = numberFormat(locale, {
    minimumFractionDigits: decimals >= cryptoDecimals ? 2 : decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(amount))
  const sign = amount < 0 ? minus : ''
  return locale === 'ru' ? `${sign}${figure}\u00a0${symbol}` : `${sign}${symbol}${figure}`
}
