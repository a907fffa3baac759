import { dateFormats } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { dateTimeFormat, relativeTimeFormat } from './intl.ts'

export type DateFormat = keyof typeof dateFormats

/** Payments and invoices are written in UTC; everything else in the given zone, or the browser's own. */
const zoneOf = (format: DateFormat, zone: string | undefined): string | undefined =>
  format === 'payment' ? 'UTC' : zone

const fields = {
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

/** Which part of Intl's output each token of a format stands for. */
const partOf: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  dd: 'day',
  MMMM: 'month',
  MM: 'month',
  yyyy: 'year',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
}

/** Formats a time by kind: `date` is `05 March 2026`, `payment` is `05 March 2026 14:07 UTC`. */
export const formatDate = (time: string | Date, format: DateFormat, locale: Locale, zone?: string): string => {
  const pattern = dateFormats[format]
  // Next to a day, Russian months take the genitive: `декабря`, not `декабрь`.
  const month = pattern.includes('MMMM') ? 'long' : '2-digit'
  const parts = dateTimeFormat(locale, { ...fields, month, timeZone: zoneOf(format, zone) }).formatToParts(
    new Date(time),
  )
  const text = pattern.replaceAll(
    /dd|MMMM|MM|yyyy|HH|mm|ss/g,
    (token) => parts.find(({ type }) => type === partOf[token])?.value ?? '',
  )
  return format === 'payment' ? `${text} UTC` : text
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** `5 minutes ago`, `in 1 day`; undefined from seven days on, where the date itself says more. */
export const formatRelative = (time: string | Date, now: number, locale: Locale): string | undefined => {
  const distance = new Date(time).getTime() - now
  if (Math.abs(distance) >= 7 * dayMs) return undefined
  const [unit, length] = steps.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', 1_000]
  // Days are whole 24-hour periods from now. Something 30 hours old may fall on the day before yesterday, so words like
  // "yesterday" could be wrong.
  return relativeTimeFormat(locale, { numeric: unit === 'day' ? 'always' : 'auto' }).format(
    Math.trunc(distance / length),
    unit,
  )
}

/** Whole days from now until then, rounded up; zero or less once it has passed. */
export const daysUntil = (time: string | Date, now: number): number =>
  Math.ceil((new Date(time).getTime() - now) / dayMs)
