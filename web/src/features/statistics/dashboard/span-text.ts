import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDate } from '../../../lib/dates.ts'
import type { Range } from '../range/range.ts'

/** A step this short is described by its start alone. */
const momentSeconds = 300

/**
 * The time of a step in the browser's time zone: all that is known of when the most people watched at once. If it ends
 * on another day, both dates are shown without years, because statistics are not kept for years.
 */
export const spanText = ({ from, to }: Range, locale: Locale): string => {
  const textOf = (at: number): string => formatDate(new Date(at * 1000), 'invite', locale)
  if (to - from <= momentSeconds) return textOf(from)
  const [day = '', hour = ''] = textOf(from).split(' ')
  const [lastDay = '', lastHour = ''] = textOf(to).split(' ')
  if (day === lastDay) return `${day} ${hour}–${lastHour}`
  const short = (date: string): string => date.slice(0, 5)
  return `${short(day)} ${hour} – ${short(lastDay)} ${lastHour}`
}
