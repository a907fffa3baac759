import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { created, noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { AccountModule } from '../../account/index.ts'
import type { OperatorModule } from '../index.ts'

export const customerRoutes = (operator: OperatorModule, { staff }: AccountModule): Route[] => [
  route(
    endpoints.listCustomers,
    async (call, { query }) => ok(pageAnswer('customers', await operator.listCustomers(call, query))),
    (call, { query }) => operator.exportCustomers(call, query),
  ),
  route(endpoints.getCustomer, async (call, { params }) => ok(await operator.readCustomer(call, params.id))),
  route(endpoints.createCustomer, async (call, { body }) =>
    created(await operator.readCustomer(call, await staff.create(call, body))),
  ),
  route(endpoints.changeCustomer, async (call, { params, body }) => {
    await staff.change(call, params.id, body)
    return ok(await operator.readCustomer(call, params.id))
  }),
  route(endpoints.makeTrialToken, async (call, { params, body }) =>
    created(await staff.signInLink(call, params.id, body?.reason)),
  ),
  route(endpoints.actAsCustomer, async (call, { params, body }) => created(await staff.actAs(call, params.id, body))),
  route(endpoints.endCustomerSessions, async (call, { params }) => {
    await staff.endSessions(call, params.id)
    return noContent
  }),
  route(endpoints.closeCustomer, async (call, { params, body }) => {
    await staff.close(call, params.id, body)
    return ok(await operator.readCustomer(call, params.id))
  }),
  route(endpoints.reopenCustomer, async (call, { params, body }) => {
    await staff.reopen(call, params.id, body)
    return ok(await operator.readCustomer(call, params.id))
  }),
  route(endpoints.listCustomerNotes, async (call, { params, query }) =>
    ok(pageAnswer('notes', await staff.notes(call, params.id, query))),
  ),
  route(endpoints.addCustomerNote, async (call, { params, body }) =>
    created(await staff.addNote(call, params.id, body)),
  ),
  route(endpoints.removeCustomerNote, async (call, { params }) => {
    await staff.removeNote(call, params.id, params.note_id)
    return noContent
  }),
]
