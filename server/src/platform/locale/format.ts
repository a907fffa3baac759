import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU' }

/** Building a format takes longer than everything else of a short answer. There are as many as languages and decimals. */
const built = new Map<string, Intl.NumberFormat>()
const format = (decimal: string, locale: Locale, least: number, most: number): string => {
  const key = `${locale} ${least} ${most}`
  const known =
    built.get(key) ?? new Intl.NumberFormat(tags[locale], { minimumFractionDigits: least, maximumFractionDigits: most })
  built.set(key, known)
  // Intl formats a decimal string exactly; a number would be a float.
  return known.format(decimal as `${number}`)
}

/** Formats a plain decimal such as `25.5` or `1500` with the separators of the language; at most three decimals. */
export const formatNumber = (decimal: string, locale: Locale): string => format(decimal, locale, 0, 3)

/** A plain decimal in any currency, by its code: `PLN 81.11`. */
export const formatInCode = (decimal: string, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency, currencyDisplay: 'code' }).format(
    decimal as `${number}`,
  )

/** An exchange rate with all of its decimals. */
export const formatRate = (decimal: string, locale: Locale): string => format(decimal, locale, 0, 12)

/**
 * Formats an amount for e-mails and documents, with the separators of the language. The symbols are ours, because Intl
 * lacks some.
 */
export const formatMoney = (amount: Money, locale: Locale): string => {
  const { decimals, symbol } = currencyFacts[amount.currency]
  const figure = format(decimalOf(amount), locale, decimals, decimals)
  return locale === 'ru' ? `${figure}\u00a0${symbol}` : figure.replace(/^(-?)/, `$1${symbol}`)
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

const dates: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(tags.en, fields),
  ru: new Intl.DateTimeFormat(tags.ru, fields),
}

/**
 * Parts of a time in UTC. Day and month are formatted together, because that selects the genitive in Russian:
 * `декабря`, not `декабрь`.
 */
const written = (time: string | Date, locale: Locale, names: readonly Intl.DateTimeFormatPartTypes[]): string[] => {
  const parts = dates[locale].formatToParts(new Date(time))
  return names.map((name) => parts.find(({ type }) => type === name)?.value ?? '')
}

/** A calendar day as pages show it, `dateFormats.date` of the contract: `08 December 2026`. */
export const formatDay = (day: string | Date, locale: Locale): string =>
  written(day, locale, ['day', 'month', 'year']).join(' ')

/** A time as pages show it, `dateFormats.payment` of the contract: `08 December 2026 14:07 UTC`. Accounts have no time zone. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  `${formatDay(moment, locale)} ${written(moment, locale, ['hour', 'minute']).join(':')} UTC`

/** `2026-11-05` as `05 November 2026`. @throws RangeError for anything that is not a day. */
export const writtenDay = (day: string, locale: Locale): string => {
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || dayOf(midnight) !== day) {
    throw new RangeError(`not a day: ${day}`)
  }
  return formatDay(midnight, locale)
}
