import { dashboard } from '@foyer/contract/vocabulary/constants.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { seriesQuery, topQuery } from '../queries.ts'
import { minuteOfVisit } from '../range/minute-of-visit.ts'
import { before, isRelative, presetOf, type Range, rangeOf, untilNow, wholeHours } from '../range/range.ts'

const topLists = ['streams', 'servers'] as const

/** Each series for the range and for the equally long range before. */
export const seriesQueries = (range: Range, owner: string | undefined) => {
  const earlier = before(range)
  return {
    bytes: seriesQuery('bytes', range, { owner }),
    duration: seriesQuery('duration', range, { owner }),
    plays: seriesQuery('plays', range, { owner }),
    sessions: seriesQuery('sessions', range, { owner }),
    bytesBefore: seriesQuery('bytes', earlier, { owner }),
    durationBefore: seriesQuery('duration', earlier, { owner }),
    playsBefore: seriesQuery('plays', earlier, { owner }),
  }
}

/**
 * The range that the address asks for, as of this minute. All of the dashboard's figures, and the lists that they link
 * to, use the same one. A typed start is taken at its word: midnight in India is in the middle of an hour of UTC.
 */
export const dashboardRange = (search: DashboardSearch, now: number): Range => {
  const range = rangeOf(search, now, 'month')
  return isRelative(presetOf(search, 'month')) ? wholeHours(range) : range
}

export const askedByDashboard = (search: DashboardSearch, now = minuteOfVisit()) => {
  const range = dashboardRange(search, now)
  return [
    ...Object.values(seriesQueries(untilNow(range, now), search.owner)),
    ...topLists.flatMap((list) => dashboard.sorts.map((sort) => topQuery(list, sort, range, search.owner))),
  ]
}
