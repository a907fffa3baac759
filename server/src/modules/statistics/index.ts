import type { CollectorAnswer } from '@foyer/contract/collector/play-event.ts'
import type { ViewingAudience } from '@foyer/contract/statistics/audience.ts'
import type { MonitoringLink, StatisticsStanding } from '@foyer/contract/statistics/standing.ts'
import type { ActorCall, LicenceCall } from '../../platform/http/call.ts'
import type { CsvTable } from '../../platform/http/csv.ts'
import { rollUpViewing } from '../../platform/statistics/index.ts'
import { collectEvents } from './collect-events.ts'
import { exportViewing } from './export-viewing.ts'
import { listViewing, type ViewingList, type ViewingPage, type ViewingQuery } from './list-viewing.ts'
import { readAudience } from './read-audience.ts'
import { readSeries, type Series, type SeriesQuery } from './read-series.ts'
import { linkToMonitoring, readStanding, type WantedBoard } from './read-standing.ts'
import type { Services } from './services.ts'
import type { Filters } from './viewing-scope.ts'

export { statisticsPolicy } from './policy.ts'

/**
 * The statistics module. Media servers report play sessions; customers see who watched what over the past months.
 *
 * Each session is stored as the latest state that was reported for it. Background jobs sum sessions by hour and by day.
 * Reads combine these sums with whatever changed since they were made, so results are always up to date.
 */
export interface StatisticsModule {
  /** Takes a media server's events while the request body is still arriving. */
  collect(call: LicenceCall, chunks: AsyncIterable<Uint8Array>): Promise<CollectorAnswer>
  list(call: ActorCall, list: ViewingList, query: ViewingQuery): Promise<ViewingPage>
  /** A whole list, read page by page. */
  table(call: ActorCall, list: ViewingList, query: ViewingQuery): CsvTable
  series(call: ActorCall, query: SeriesQuery): Promise<Series>
  audience(call: ActorCall, filters: Filters): Promise<ViewingAudience>
  standing(call: ActorCall): Promise<StatisticsStanding>
  monitoring(call: ActorCall, wanted: WantedBoard): Promise<MonitoringLink>
}

/** How often sums are brought up to date. Sessions that are not summed yet are counted directly. */
const rollUpMs = 60_000

export const createStatisticsModule = (services: Services): StatisticsModule => {
  const { jobs, statistics } = services
  jobs.every('sums of viewing', rollUpMs, async () => {
    await rollUpViewing(statistics)
  })
  return {
    collect: collectEvents(services),
    list: listViewing(services),
    table: exportViewing(services),
    series: readSeries(services),
    audience: readAudience(services),
    standing: readStanding(services),
    monitoring: linkToMonitoring(services),
  }
}
