import { dashboard } from '@foyer/contract/vocabulary/constants.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { seriesQuery, topQuery } from '../queries.ts'
import { minuteOfVisit } from '../range/minute-of-visit.ts'
import { before, type Range, untilNow } from '../range/range.ts'
import { dashboardRange } from './dashboard-range.ts'

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

export const askedByDashboard = (search: DashboardSearch, now = minuteOfVisit()) => {
  const range = dashboardRange(search, now)
  return [
    ...Object.values(seriesQueries(untilNow(range, now), search.owner)),
    ...topLists.flatMap((list) => dashboard.sorts.map((sort) => topQuery(list, sort, range, search.owner))),
  ]
}
