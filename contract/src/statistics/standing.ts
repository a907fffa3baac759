import * as z from 'zod/mini'
import { Owner } from '../vocabulary/owner.ts'

/** What there is for the caller beside the lists. */
export const StatisticsStanding = z.object({
  /** A licence whose statistics the caller may see collects them. */
  collecting: z.boolean(),
  /** The caller has a Watcher of their own. */
  owns_watcher: z.boolean(),
  /** Dashboards outside of the portal are set up. */
  dashboards: z.boolean(),
  /** Whose statistics the caller sees beside their own: what the filter `owner` takes. */
  owners: z.array(Owner),
})
export type StatisticsStanding = z.infer<typeof StatisticsStanding>

/** Boards of the dashboard tool, by the names of their pages. */
export const monitoringBoards = [
  'input_monitoring',
  'server_health',
  'alerts_dashboard',
  'dvr_monitoring',
  'input_monitoring_summary',
  'multiplexer_monitoring',
  'output_monitoring',
  'transcoder_monitoring',
  'watcher_monitoring',
] as const
export const MonitoringBoard = z.enum(monitoringBoards)
export type MonitoringBoard = z.infer<typeof MonitoringBoard>

/** Where to send the browser; null where no dashboards are set up. It signs its bearer in, once and for a minute. */
export const MonitoringLink = z.object({ url: z.nullable(z.url()) })
export type MonitoringLink = z.infer<typeof MonitoringLink>
