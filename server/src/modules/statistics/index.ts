import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { rollUpViewing } from '../../platform/statistics/index.ts'
import { listViewing, type ViewingList, type ViewingQuery } from './list-viewing.ts'
import { readSeries, type Series, type SeriesQuery } from './read-series.ts'
import type { Services } from './services.ts'

/** Front door: who watched what, over months. */
export interface StatisticsModule {
  list(call: ActorCall, list: ViewingList, query: ViewingQuery): Promise<Page<MetricRow>>
  series(call: ActorCall, query: SeriesQuery): Promise<Series>
}

/** How soon sums follow the sessions; until then these are counted. */
const rollUpMs = 60_000

export const createStatisticsModule = (services: Services): StatisticsModule => {
  const { jobs, statistics } = services
  jobs.every('sums of viewing', rollUpMs, async () => {
    await rollUpViewing(statistics)
  })
  return {
    list: listViewing(services),
    series: readSeries(services),
  }
}
