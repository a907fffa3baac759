import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import type { StaffOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { created, fileRoute, ok, type Route, route, speaking } from '../../../platform/http/route.ts'
import type { BillingModule } from '../../billing/index.ts'
import type { LicensingModule } from '../../licensing/index.ts'

type Staff = BillingModule['staff']

/** A finished action shows in the order; one that waits for a second operator is answered as accepted. */
const outcome = async (staff: Staff, call: OperatorCall, done: Awaited<ReturnType<Staff['markPaid']>>) =>
  done.kind === 'done'
    ? ok(await staff.read(call, done.order_id))
    : ({ status: 202, body: await staff.approval(call, done.approval_id) } as const)

/** Returns the order’s id. */
const issue = (
  staff: Staff,
  licences: LicensingModule['staff'],
  call: OperatorCall,
  body: StaffOrderBody,
): Promise<string> => {
  switch (body.action) {
    case 'custom':
      return staff.issue(call, body)
    case 'create':
      return licences.sell(call, body)
    case 'prolong':
      return licences.prolong(call, body)
    default:
      return licences.order(call, body)
  }
}

const paymentRoutes = (staff: BillingModule['staff']): Route[] => [
  route(
    endpoints.listStaffPayments,
    async (call, { query }) => ok(pageAnswer('payments', await staff.payments(call, query))),
    (call, { query }) => staff.exportPayments(call, query),
  ),
  route(endpoints.sumStaffPayments, async (call, { query }) => ok({ totals: await staff.paymentTotals(call, query) })),
  route(
    endpoints.listStaffCreditNotes,
    async (call, { query }) => ok(pageAnswer('credit_notes', await staff.creditNotes(call, query))),
    (call, { query }) => staff.exportCreditNotes(call, query),
  ),
  route(endpoints.sumStaffCreditNotes, async (call, { query }) =>
    ok({ totals: await staff.creditNoteTotals(call, query) }),
  ),
  route(
    endpoints.listStaffRefunds,
    async (call, { query }) => ok(pageAnswer('refunds', await staff.refunds(call, query))),
    (call, { query }) => staff.exportRefunds(call, query),
  ),
  route(endpoints.sumStaffRefunds, async (call, { query }) => ok({ totals: await staff.refundTotals(call, query) })),
]

export const orderRoutes = ({ staff }: BillingModule, licensing: LicensingModule): Route[] => [
  route(
    endpoints.listStaffOrders,
    async (call, { query }) => ok(pageAnswer('orders', await staff.list(call, query))),
    (call, { query }) => staff.exportOrders(call, query),
  ),
  route(endpoints.sumStaffOrders, async (call, { query }) => ok({ totals: await staff.totals(call, query) })),
  fileRoute(endpoints.getStaffOrderArchive, (call, { query }) => staff.archive(call, query)),
  speaking(route(endpoints.getStaffOrder, async (call, { params }) => ok(await staff.read(call, params.id)))),
  route(endpoints.getStaffOrderDocument, async (call, { params, query }) =>
    ok({ document: await staff.document(call, params.id, query.kind) }),
  ),
  route(endpoints.getStaffCreditNoteDocument, async (call, { params }) =>
    ok({ document: await staff.creditNoteDocument(call, params.order_id, params.id) }),
  ),
  route(endpoints.createStaffOrder, async (call, { body }) => {
    return created(await staff.read(call, await issue(staff, licensing.staff, call, body)))
  }),
  route(endpoints.markOrderPaid, async (call, { params, body }) =>
    outcome(staff, call, await staff.markPaid(call, params.id, body)),
  ),
  route(endpoints.recordSurplus, async (call, { params, body }) =>
    outcome(staff, call, await staff.recordSurplus(call, params.id, body)),
  ),
  route(endpoints.refundOrder, async (call, { params, body }) =>
    outcome(staff, call, await staff.refund(call, params.id, body)),
  ),
  route(endpoints.cancelStaffOrder, async (call, { params, body }) => {
    await staff.cancel(call, params.id, body.reason)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.changeStaffOrderReference, async (call, { params, body }) => {
    await staff.changeReference(call, params.id, body)
    return ok(await staff.read(call, params.id))
  }),
  route(endpoints.reissueStaffOrder, async (call, { params, body }) =>
    created(await staff.read(call, await staff.reissue(call, params.id, body))),
  ),
  ...paymentRoutes(staff),
  route(endpoints.listApprovals, async (call, { query }) =>
    ok(pageAnswer('approvals', await staff.approvals(call, query))),
  ),
  route(endpoints.giveApproval, async (call, { params, body }) =>
    ok(await staff.approve(call, params.id, body?.reason)),
  ),
  route(endpoints.refuseApproval, async (call, { params, body }) =>
    ok(await staff.reject(call, params.id, body?.reason)),
  ),
]
