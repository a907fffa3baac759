import { dashboard } from '@foyer/contract/vocabulary/constants.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { seriesQuery, topQuery } from '../queries.ts'
import { minuteOfVisit } from '../range/minute-of-visit.ts'
import { before, type Range, rangeOf, untilNow, wholeHours } from '../range/range.ts'

const topLists = ['streams', 'servers'] as const

/** Each series of the range, and of as long before. */
export const seriesQueries = (range: Range, owner: string | undefined) => {
  const now = wholeHours(range)
  const earlier = before(now)
  return {
    bytes: seriesQuery('bytes', now, { owner }),
    duration: seriesQuery('duration', now, { owner }),
    plays: seriesQuery('plays', now, { owner }),
    sessions: seriesQuery('sessions', now, { owner }),
    bytesBefore: seriesQuery('bytes', earlier, { owner }),
    durationBefore: seriesQuery('duration', earlier, { owner }),
    playsBefore: seriesQuery('plays', earlier, { owner }),
  }
}

/** The range that the address asks of the dashboard, seen from this minute. */
export const dashboardRange = (search: DashboardSearch, now: number): Range => rangeOf(search, now, 'month')

export const askedByDashboard = (search: DashboardSearch) => {
  const now = minuteOfVisit()
  const range = dashboardRange(search, now)
  return [
    ...Object.values(seriesQueries(untilNow(range, now), search.owner)),
    ...topLists.flatMap((list) => dashboard.sorts.map((sort) => topQuery(list, sort, range, search.owner))),
  ]
}
