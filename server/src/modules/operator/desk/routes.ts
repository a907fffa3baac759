import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { created, noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { AccountModule } from '../../account/index.ts'
import type { Desk } from './desk.ts'

export const deskRoutes = (desk: Desk, { staff }: AccountModule): Route[] => [
  route(
    endpoints.listAudit,
    async (call, { query }) => ok(pageAnswer('entries', await desk.audit(call, query))),
    (call, { query }) => desk.exportAudit(call, query),
  ),
  route(endpoints.listOperators, async (call, { query }) =>
    ok(pageAnswer('operators', await desk.operators(call, query))),
  ),
  route(endpoints.inviteOperator, async (call, { body }) => created(await desk.inviteOperator(call, body))),
  route(endpoints.sendOperatorInvite, async (call, { params, body }) => {
    await desk.sendInvite(call, params.id, body?.reason)
    return noContent
  }),
  route(endpoints.setOperatorEmail, async (call, { params, body }) =>
    ok(await desk.setOperatorEmail(call, params.id, body)),
  ),
  route(endpoints.changeOperator, async (call, { params, body }) =>
    ok(await desk.changeOperator(call, params.id, body)),
  ),
  route(endpoints.listOperatorKeys, async (call, { query }) => ok(pageAnswer('keys', await desk.keys(call, query)))),
  route(endpoints.createOperatorKey, async (call, { body }) => created(await desk.createKey(call, body))),
  route(endpoints.revokeOperatorKey, async (call, { params, body }) =>
    ok(await desk.endKey(call, params.id, body?.reason)),
  ),
  route(endpoints.listKeyCalls, async (call, { params, query }) =>
    ok(pageAnswer('calls', await desk.keyCalls(call, params.id, query))),
  ),
  route(endpoints.listTermsVersions, async (call) => ok(await staff.terms(call))),
  route(endpoints.getTermsVersion, async (call, { params }) =>
    ok(await staff.termsDocument(call, params.version, params.locale)),
  ),
  route(endpoints.publishTermsVersion, async (call, { body }) => created(await staff.publishTerms(call, body))),
  route(endpoints.getBrandSettings, async (call) => ok(desk.brand(call))),
]
