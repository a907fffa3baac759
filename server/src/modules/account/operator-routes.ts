import * as endpoints from '@foyer/contract/account/operator-endpoints.ts'
import { noContent, type Route, route } from '../../platform/http/route.ts'
import type { AccountModule } from './index.ts'

/** What operators do about the security of a customer's account. */
export const accountOperatorRoutes = ({ staff }: AccountModule): Route[] => [
  route(endpoints.resetSecondFactor, async (call, { params, body }) => {
    await staff.resetSecondFactor(call, params.id, body.reason)
    return noContent
  }),
  route(endpoints.setCustomerEmail, async (call, { params, body }) => {
    await staff.setEmail(call, params.id, body)
    return noContent
  }),
]
