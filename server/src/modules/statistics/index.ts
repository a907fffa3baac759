import type { CollectorAnswer } from '@foyer/contract/collector/play-event.ts'
import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { MonitoringLink, StatisticsStanding } from '@foyer/contract/statistics/standing.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall, LicenceCall } from '../../platform/http/call.ts'
import type { CsvTable } from '../../platform/http/csv.ts'
import { rollUpViewing } from '../../platform/statistics/index.ts'
import { collectEvents } from './collect-events.ts'
import { exportViewing } from './export-viewing.ts'
import { listViewing, type ViewingList, type ViewingQuery } from './list-viewing.ts'
import { readSeries, type Series, type SeriesQuery } from './read-series.ts'
import { linkToMonitoring, readStanding, type WantedBoard } from './read-standing.ts'
import type { Services } from './services.ts'

export { statisticsPolicy } from './policy.ts'

/** Front door: who watched what, over months. */
export interface StatisticsModule {
  /** Events of a media server, as they arrive. */
  collect(call: LicenceCall, chunks: AsyncIterable<Uint8Array>): Promise<CollectorAnswer>
  list(call: ActorCall, list: ViewingList, query: ViewingQuery): Promise<Page<MetricRow>>
  /** The whole of a list, page after page. */
  table(call: ActorCall, list: ViewingList, query: ViewingQuery): CsvTable
  series(call: ActorCall, query: SeriesQuery): Promise<Series>
  standing(call: ActorCall): Promise<StatisticsStanding>
  monitoring(call: ActorCall, wanted: WantedBoard): Promise<MonitoringLink>
}

/** How soon sums follow the sessions; until then these are counted. */
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
    standing: readStanding(services),
    monitoring: linkToMonitoring(services),
  }
}
