import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU' }

/** A plain decimal such as `25.5` or `1500`, grouped and pointed as the language does; at most three decimals. */
export const formatNumber = (decimal: string, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3 }).format(decimal as `${number}`)

/** An amount for mails and documents: grouped as the language does, our own symbols, since Intl lacks some. */
export const formatMoney = (amount: Money, locale: Locale): string => {
  const { decimals, symbol } = currencyFacts[amount.currency]
  // A decimal text is formatted exactly; a number would pass through a float.
  const figure = new Intl.NumberFormat(tags[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(decimalOf(amount) as `${number}`)
  return locale === 'ru' ? `${figure} ${symbol}` : figure.replace(/^(-?)/, `$1${symbol}`)
}

/** A day of the calendar as the pages write it, `dateFormats.date` of the contract: `08 December 2026`. */
export const formatDay = (day: string | Date, locale: Locale): string => {
  const parts = new Intl.DateTimeFormat(tags[locale], {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(day))
  const part = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}
