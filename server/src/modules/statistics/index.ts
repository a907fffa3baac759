import { rollUpViewing } from '../../platform/statistics/index.ts'
import { readAudience } from './charts/read-audience.ts'
import { readSeries } from './charts/read-series.ts'
import { collectEvents } from './collecting/collect-events.ts'
import { exportViewing } from './lists/export-viewing.ts'
import { listViewing } from './lists/list-viewing.ts'
import { linkToMonitoring, readStanding } from './read-standing.ts'
import type { Services } from './services.ts'

export { statisticsPolicy } from './policy.ts'

/** How often sums are brought up to date. Sessions that are not summed yet are counted directly. */
const rollUpMs = 60_000

/**
 * The statistics module. Media servers report play sessions; customers see who watched what over the past months.
 *
 * Each session is stored as the latest state that was reported for it. Background jobs sum sessions by hour and by day.
 * Reads combine these sums with whatever changed since they were made, so results are always up to date.
 */
export const createStatisticsModule = (services: Services) => {
  const { jobs, statistics } = services
  jobs.every('sums of viewing', rollUpMs, async () => {
    await rollUpViewing(statistics)
  })
  return {
    /** Takes a media server's events while the request body is still arriving. */
    collect: collectEvents(services),
    list: listViewing(services),
    /** A whole list, read page by page. */
    table: exportViewing(services),
    series: readSeries(services),
    audience: readAudience(services),
    standing: readStanding(services),
    monitoring: linkToMonitoring(services),
  }
}

export type StatisticsModule = ReturnType<typeof createStatisticsModule>
