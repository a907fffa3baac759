import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { dateTimeFormat, type Written } from '../../../lib/intl.ts'

/** The day comes before the month, as in every other date. */
const dayFirst: Readonly<Record<Locale, Written>> = { en: 'en-GB', ru: 'ru' }

const startsDay = (moment: Date): boolean => moment.getHours() === 0 && moment.getMinutes() === 0

/**
 * Labels below a chart, in the browser's time zone, for moments in seconds since 1970: days, and hours between them.
 * Midnight is labelled as the day that begins. If the moments span several years, the first day of each year has the
 * year below it.
 */
export const momentLabels = (moments: readonly number[], locale: Locale): string[] => {
  const written = dayFirst[locale]
  const day = dateTimeFormat(written, { day: 'numeric', month: 'short' })
  const hour = dateTimeFormat(written, { hour: '2-digit', minute: '2-digit' })
  const hasHours = (moments[1] ?? 0) - (moments[0] ?? 0) < 86_400
  const dates = moments.map((at) => new Date(at * 1000))
  const isDay = (date: Date): boolean => !hasHours || startsDay(date)
  const years = new Set(dates.map((date) => date.getFullYear()))
  const labelled = new Set(years.size < 2 ? years : [])
  return dates.map((date) => {
    if (!isDay(date)) return hour.format(date)
    const year = date.getFullYear()
    if (labelled.has(year)) return day.format(date)
    labelled.add(year)
    return `${day.format(date)}\n${year}`
  })
}
