import { dashboard } from '@foyer/contract/vocabulary/constants.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { seriesQuery, topQuery } from '../queries.ts'
import { minuteOfVisit } from '../range/minute-of-visit.ts'
import { before, type Range, untilNow } from '../range/range.ts'
import { dashboardRange } from './dashboard-range.ts'

const topLists = ['streams', 'servers'] as const

/** Each series for the range and for the equally long range before. */
export const seriesQueries = (range: Range, search: DashboardSearch) => {
  const earlier = before(range)
  return {
    bytes: seriesQuery('bytes', range, search),
    duration: seriesQuery('duration', range, search),
    plays: seriesQuery('plays', range, search),
    sessions: seriesQuery('sessions', range, search),
    bytesBefore: seriesQuery('bytes', earlier, search),
    durationBefore: seriesQuery('duration', earlier, search),
    playsBefore: seriesQuery('plays', earlier, search),
    sessionsBefore: seriesQuery('sessions', earlier, search),
  }
}

export const askedByDashboard = (search: DashboardSearch, now = minuteOfVisit()) => {
  const range = dashboardRange(search, now)
  return [
    ...Object.values(seriesQueries(untilNow(range, now), search)),
    ...topLists.flatMap((list) => dashboard.sorts.map((sort) => topQuery(list, sort, range, search))),
  ]
}
