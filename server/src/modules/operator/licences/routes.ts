import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { created, ok, type Route, route } from '../../../platform/http/route.ts'
import type { LicensingModule } from '../../licensing/index.ts'

export const licenceRoutes = ({ staff }: LicensingModule): Route[] => [
  route(
    endpoints.listStaffLicences,
    async (call, { query }) => ok(pageAnswer('deliverables', await staff.list(call, query))),
    (call, { query }) => staff.export(call, query),
  ),
  route(endpoints.getStaffLicence, async (call, { params }) => ok(await staff.read(call, params.id))),
  route(endpoints.issueStaffLicence, async (call, { body }) =>
    created(await staff.read(call, await staff.issue(call, body))),
  ),
  route(endpoints.changeStaffLicence, async (call, { params, body }) => {
    await staff.change(call, params.id, body)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.changeStaffLimit, async (call, { params, body }) => {
    await staff.setLimit(call, params.id, body)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.blockLicence, async (call, { params, body }) => {
    await staff.setBlocked(call, params.id, true, body.reason)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.unblockLicence, async (call, { params, body }) => {
    await staff.setBlocked(call, params.id, false, body?.reason)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.replaceStaffKey, async (call, { params, body }) => {
    await staff.replaceKey(call, params.id, body)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.releaseStaffServer, async (call, { params, body }) => {
    await staff.releaseServer(call, params.id, params.server_id, body.reason)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.moveLicence, async (call, { params, body }) => {
    await staff.move(call, params.id, body)
    return ok(await staff.read(call, params.id))
  }),
]
