import * as endpoints from '@foyer/contract/licensing/endpoints.ts'
import * as mediaServers from '@foyer/contract/licensing/media-server-endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route.ts'
import type { LicensingModule } from './index.ts'

export const licensingRoutes = (licensing: LicensingModule): Route[] => [
  route(endpoints.listDeliverables, async (call, { query }) =>
    ok(pageAnswer('deliverables', await licensing.list(call, query))),
  ),
  route(endpoints.getDeliverable, async (call, { params }) => ok(await licensing.read(call, params.id))),
  route(endpoints.getAvailableVersions, async (call, { params }) => ok(await licensing.versions(call, params.id))),
  route(endpoints.recordEvent, async (call, { body }) => {
    await licensing.recordEvent(call, body)
    return noContent
  }),
  route(endpoints.releaseServer, async (call, { params }) => {
    await licensing.releaseServer(call, params.id, params.server_id)
    return noContent
  }),
  route(mediaServers.activateServer, async (call, { body }) => ok(await licensing.activateServer(call, body))),
  route(mediaServers.sendHeartbeat, async (call, { body }) => ok(await licensing.receiveHeartbeat(call, body))),
]
