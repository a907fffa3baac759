import type { DashboardSearch } from '../list/viewing-search.ts'
import { isRelative, presetOf, type Range, rangeOf, wholeHours } from '../range/range.ts'

/**
 * The range that the address asks for, as of this minute. All of the dashboard's figures, and the lists that they link
 * to, use the same one. A typed start is taken at its word: midnight in India is in the middle of an hour of UTC.
 */
export const dashboardRange = (search: DashboardSearch, now: number): Range => {
  const range = rangeOf(search, now, 'month')
  return isRelative(presetOf(search, 'month')) ? wholeHours(range) : range
}
