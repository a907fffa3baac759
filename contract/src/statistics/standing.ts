import * as z from 'zod/mini'
import { Owner } from '../vocabulary/owner.ts'
import { Count } from '../vocabulary/quantity.ts'

/** What the caller has besides the viewing lists. */
export const StatisticsStanding = z.object({
  /** Whether a licence that the caller can see collects statistics. */
  collecting: z.boolean(),
  /** What is left to enable of the licences that the caller may change. */
  lacking: z.object({
    /** Whether any of them collects no statistics. */
    any: z.boolean(),
    /** Whether any of them does. */
    collects: z.boolean(),
    /** How many the caller can enable. */
    count: Count,
  }),
  /** Whether the caller has a Watcher of their own. */
  owns_watcher: z.boolean(),
  /** Whether external dashboards are configured. */
  dashboards: z.boolean(),
  /** The other accounts whose statistics the caller can see: values for the filter `owner`. */
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
/** A board of the external dashboard tool. */
export const MonitoringBoard = z.enum(monitoringBoards)
export type MonitoringBoard = z.infer<typeof MonitoringBoard>

/** Where to send the browser. */
export const MonitoringLink = z.object({
  /** A link that signs the caller in within a minute; null if no dashboards are configured. Its token has a `jti`, so that the tool can accept it only once. */
  url: z.nullable(z.url()),
})
export type MonitoringLink = z.infer<typeof MonitoringLink>
