import type * as collector from '@foyer/contract/collector/endpoints.ts'
import type * as endpoints from '@foyer/contract/statistics/endpoints.ts'
import { customer, mediaServer, type Policy, seenBy } from '../../platform/auth/policy.ts'

/** Who may make each of this module's calls. */
export const statisticsPolicy = {
  collectEvents: mediaServer,
  listViewedServers: seenBy('retroview'),
  listViewedStreams: seenBy('retroview'),
  listViewers: seenBy('retroview'),
  listPlaySessions: seenBy('retroview'),
  listUniqueSessions: seenBy('retroview'),
  getViewingSeries: seenBy('retroview'),
  getViewingAudience: seenBy('retroview'),
  // Both describe only the caller's own situation and expose no other account's data.
  getStatisticsStanding: customer,
  getMonitoringLink: customer,
} as const satisfies Policy<keyof typeof endpoints | keyof typeof collector>
