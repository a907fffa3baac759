import type * as collector from '@foyer/contract/collector/endpoints.ts'
import type * as endpoints from '@foyer/contract/statistics/endpoints.ts'
import { mediaServer, type Policy, seenBy } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const statisticsPolicy = {
  collectEvents: mediaServer,
  listViewedServers: seenBy('retroview'),
  listViewedStreams: seenBy('retroview'),
  listViewers: seenBy('retroview'),
  listPlaySessions: seenBy('retroview'),
  listUniqueSessions: seenBy('retroview'),
  getViewingSeries: seenBy('retroview'),
} as const satisfies Policy<keyof typeof endpoints | keyof typeof collector>
