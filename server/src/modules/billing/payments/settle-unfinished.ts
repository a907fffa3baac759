import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { findCustomerReference } from '../cards/card-store.ts'
import { findOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import {
  type AttemptRow,
  chargedAccount,
  isLeftToPeople,
  leaseUnfinished,
  leaveToPeople,
  lockAttempt,
} from './attempt-store.ts'
import { lookAfterLeased } from './look-after-leased.ts'
import { chargeRequest } from './pay-order.ts'
import { authenticationMs, isOpen } from './payment-rules.ts'
import { raiseAlarm, settleAttempt } from './settle-attempt.ts'

/** Finds out what happened to attempts that nobody waits for any more. Returns how many it looked at. */
export const settleUnfinished =
  (services: Services) =>
  (tenant: string): Promise<number> => {
    // Taking a lease while nobody answers would only postpone the next check.
    const except = onlineGateways.filter((name) => services.gateway(tenant, name)?.isReachable() === false)
    return lookAfterLeased(services, tenant, {
      lease: (tx, leasing) => leaseUnfinished(tx, leasing, except),
      look: (attempt) => settle(services, attempt),
      name: 'attempt',
    })
  }

/** Nobody can be asked for the result. Staff can look at the provider and decide; until then the attempt holds its order. */
const leaveUnaskable = async (services: Services, { tenant, id }: AttemptRow): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const attempt = await lockAttempt(tx, id)
    // A process with another configuration may have learned the result meanwhile.
    if (!isOpen(attempt.state as AttemptState) || isLeftToPeople(attempt)) return
    await raiseAlarm(services, tx, attempt, { kind: 'unknown' }, 'gateway_gone')
    await leaveToPeople(tx, id, null, services.clock.now())
  })

const settle = async (services: Services, attempt: AttemptRow): Promise<void> => {
  const { database, clock, gateway: gatewayOf, log } = services
  const { tenant } = attempt
  const gateway = gatewayOf(tenant, attempt.gateway)
  const isOld = clock.now().getTime() - attempt.created_at.getTime() > authenticationMs
  if (gateway === undefined) {
    // Only newer processes may know the gateway so far.
    if (isOld) return leaveUnaskable(services, attempt)
    log.error({ attempt: attempt.id }, `an open payment's gateway ${attempt.gateway} is no longer configured`)
    return
  }
  const { description, customer } = await database.read(tenant, async (tx) => ({
    description: (await findOrder(tx, attempt.order_id))?.number ?? '',
    customer:
      attempt.instrument_kind === 'saved'
        ? await findCustomerReference(tx, chargedAccount(attempt), attempt.gateway)
        : null,
  }))
  const found = await gateway.lookUp(
    chargeRequest(attempt, description, customer),
    attempt.gateway_ref,
    attempt.created_at,
    clock.now(),
  )
  const waitsTooLong = found.kind === 'requires_action' && isOld
  const outcome = waitsTooLong ? await gateway.cancel(found.gateway_ref) : found
  await settleAttempt(
    services,
    attempt,
    outcome.kind === 'failed' && waitsTooLong ? { ...outcome, reason: 'authentication_expired' } : outcome,
  )
}
