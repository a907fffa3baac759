import { collectEvents } from '@foyer/contract/collector/endpoints.ts'
import * as endpoints from '@foyer/contract/statistics/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { StatisticsModule } from './index.ts'

export const statisticsRoutes = (statistics: StatisticsModule): Route[] => [
  route(collectEvents, async (call, { stream }) => ok(await statistics.collect(call, stream))),
  route(
    endpoints.listViewedServers,
    async (call, { query }) => ok(pageAnswer('metrics', await statistics.list(call, 'servers', query))),
    (call, { query }) => statistics.table(call, 'servers', query),
  ),
  route(
    endpoints.listViewedStreams,
    async (call, { query }) => ok(pageAnswer('metrics', await statistics.list(call, 'streams', query))),
    (call, { query }) => statistics.table(call, 'streams', query),
  ),
  route(
    endpoints.listViewers,
    async (call, { query }) => ok(pageAnswer('metrics', await statistics.list(call, 'clients', query))),
    (call, { query }) => statistics.table(call, 'clients', query),
  ),
  route(
    endpoints.listPlaySessions,
    async (call, { query }) => {
      return ok(pageAnswer('metrics', await statistics.list(call, 'sessions', query)))
    },
    (call, { query }) => statistics.table(call, 'sessions', query),
  ),
  route(
    endpoints.listUniqueSessions,
    async (call, { query }) => ok(pageAnswer('metrics', await statistics.list(call, 'user_sessions', query))),
    (call, { query }) => statistics.table(call, 'user_sessions', query),
  ),
  route(endpoints.getStatisticsStanding, async (call) => ok(await statistics.standing(call))),
  route(endpoints.getMonitoringLink, async (call, { query }) => ok(await statistics.monitoring(call, query))),
  route(endpoints.getViewingSeries, async (call, { query }) => ok(await statistics.series(call, query))),
  route(endpoints.getViewingAudience, async (call, { query }) => ok(await statistics.audience(call, query))),
]
