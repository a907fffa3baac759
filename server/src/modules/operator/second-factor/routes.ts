import * as endpoints from '@foyer/contract/operator/second-factor-endpoints.ts'
import { noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { OperatorModule } from '../index.ts'

export const secondFactorRoutes = (operator: OperatorModule): Route[] => [
  route(endpoints.getOperatorSecondFactor, async (call) => ok(await operator.ownFactor.read(call))),
  route(endpoints.startOperatorSecondFactor, async (call, { body }) =>
    ok(await operator.ownFactor.start(call, body?.password)),
  ),
  route(endpoints.confirmOperatorSecondFactor, async (call, { body }) =>
    ok(await operator.ownFactor.confirm(call, body.code)),
  ),
  route(endpoints.renewOperatorBackupCodes, async (call, { body }) =>
    ok(await operator.ownFactor.renewCodes(call, body.code)),
  ),
  route(endpoints.endOperatorSecondFactor, async (call, { body }) => {
    await operator.ownFactor.end(call, body.code)
    return noContent
  }),
  route(endpoints.resetOperatorSecondFactor, async (call, { params, body }) => {
    await operator.resetFactor(call, params.id, body?.reason)
    return noContent
  }),
]
