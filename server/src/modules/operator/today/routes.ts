import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { BillingModule } from '../../billing/index.ts'
import type { OperatorModule } from '../index.ts'

export const todayRoutes = (operator: OperatorModule, { staff }: BillingModule): Route[] => [
  route(endpoints.getToday, async (call) => ok(await operator.today(call))),
  route(endpoints.listDiscrepancies, async (call, { query }) =>
    ok(pageAnswer('discrepancies', await staff.discrepancies(call, query))),
  ),
  route(endpoints.settleDiscrepancy, async (call, { params, body }) => {
    await staff.settle(call, params.id, body.reason)
    return noContent
  }),
  route(endpoints.listJobs, async (call, { query }) => ok(pageAnswer('jobs', await operator.jobs(call, query)))),
  route(endpoints.retryJob, async (call, { params, body }) => {
    await operator.decideJob(call, params.id, 'retry', body?.reason)
    return noContent
  }),
  route(endpoints.retryJobs, async (call, { body }) => ok(await operator.retryJobs(call, body))),
  route(endpoints.discardJob, async (call, { params, body }) => {
    await operator.decideJob(call, params.id, 'discard', body?.reason)
    return noContent
  }),
]
