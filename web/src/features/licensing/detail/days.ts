import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { daysUntil, formatDate, formatRelative } from '../../../lib/dates.ts'
import { relativeTimeFormat } from '../../../lib/intl.ts'

/** A calendar day: the same in every time zone, as on the invoice. */
export const formatDay = (day: string | Date, locale: Locale): string => formatDate(day, 'date', locale, 'UTC')

/** `in 24 days`, `in 9 hours`, `3 months ago`. The last day is given in hours, because "tomorrow" depends on the time zone. */
export const formatDistance = (day: string, now: number, locale: Locale): string => {
  const left = Date.parse(day) - now
  if (left > 0 && left < dayMs) return formatRelative(day, now, locale) ?? ''
  const days = daysUntil(day, now)
  const format = relativeTimeFormat(locale, { numeric: 'auto' })
  if (Math.abs(days) <= 60) return format.format(days, 'day')
  if (Math.abs(days) < 730) return format.format(Math.round(days / 30.44), 'month')
  return format.format(Math.round(days / 365.25), 'year')
}
