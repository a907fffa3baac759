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

const fields = {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
} as const

/** The parts of a time in UTC; beside its day a month takes the form that dates have: `декабря`, not `декабрь`. */
const written = (time: string | Date, locale: Locale, names: readonly Intl.DateTimeFormatPartTypes[]): string[] => {
  const parts = new Intl.DateTimeFormat(tags[locale], fields).formatToParts(new Date(time))
  return names.map((name) => parts.find(({ type }) => type === name)?.value ?? '')
}

/** A day of the calendar as the pages write it, `dateFormats.date` of the contract: `08 December 2026`. */
export const formatDay = (day: string | Date, locale: Locale): string =>
  written(day, locale, ['day', 'month', 'year']).join(' ')

/** A moment as the pages write it, `dateFormats.payment` of the contract: `08 December 2026 14:07 UTC`. No account has a zone of its own. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  `${formatDay(moment, locale)} ${written(moment, locale, ['hour', 'minute']).join(':')} UTC`
