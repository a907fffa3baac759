import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDate } from '../../../lib/dates.ts'
import type { Range } from '../range/range.ts'

/** Of so short a step its beginning says all. */
const momentSeconds = 300

/**
 * When the most watched at once, in the browser's zone. All that is known of it is the step that it lies in, so that is told as a whole; where it
 * ends on another day without the years, which statistics are not kept for.
 */
export const peakTime = ({ from, to }: Range, locale: Locale): string => {
  const textOf = (at: number): string => formatDate(new Date(at * 1000), 'invite', locale)
  if (to - from <= momentSeconds) return textOf(from)
  const [day = '', hour = ''] = textOf(from).split(' ')
  const [lastDay = '', lastHour = ''] = textOf(to).split(' ')
  if (day === lastDay) return `${day} ${hour}–${lastHour}`
  const short = (date: string): string => date.slice(0, 5)
  return `${short(day)} ${hour} – ${short(lastDay)} ${lastHour}`
}
