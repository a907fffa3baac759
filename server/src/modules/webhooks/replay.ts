import type { DeadBody, ReplayedDead, WebhookDelivery } from '@foyer/contract/webhooks/delivery.ts'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import { found } from '../../platform/database/found.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { leaseMs } from './deliver.ts'
import { endpointsOf } from './endpoint-rules.ts'
import { handOutOnce } from './hand-out.ts'
import { presentDelivery } from './present.ts'
import { attemptsInAll } from './retry-rules.ts'
import type { Services } from './services.ts'
import { countDead, lockDelivery, reviveDead, reviveDelivery } from './store.ts'

/**
 * Sends a message to an endpoint again, whatever its state. Body and id stay the same; the signature is new. Fails with
 * 404 for an unknown delivery, and with 409 if its endpoint is no longer configured.
 */
export const replayDelivery =
  ({ database, clock, jobs, audit, branding }: Services) =>
  (call: OperatorCall, id: string, reason?: string): Promise<WebhookDelivery> =>
    database.transaction(call.tenant, async (tx) => {
      const { tenant } = call
      const row = await found(tx, id, lockDelivery)
      const endpoint = endpointsOf(branding.get(tenant)).find(({ key }) => key === row.endpoint)
      if (endpoint === undefined) throw failure('conflict')
      const due = new Date(clock.now().getTime() + leaseMs)
      const revived = await reviveDelivery(tx, id, attemptsInAll, due)
      await handOutOnce(jobs, tx, endpoint, [revived])
      const about = { object_type: 'webhook_delivery', object_id: id, account_id: null, changes: { from: row.state } }
      await audit(tx, { ...auditedByOperator(call), reason, action: 'webhook_replayed', ...about })
      return presentDelivery({ ...row, ...revived })
    })

const mostAtOnce = 1000

/**
 * Retries the dead deliveries of one endpoint from the next sweep on, and returns how many, and how many are
 * left. Fails with 422 at `/endpoint` if it is not configured.
 */
export const replayDead =
  ({ database, clock, audit, branding }: Services) =>
  (call: OperatorCall, { endpoint, since, reason }: DeadBody): Promise<ReplayedDead> =>
    database.transaction(call.tenant, async (tx) => {
      const { tenant } = call
      if (!endpointsOf(branding.get(tenant)).some(({ key }) => key === endpoint))
        throw failure('invalid', { pointer: '/endpoint' })
      const which = { endpoint, since: since === undefined ? null : new Date(since), limit: mostAtOnce }
      const replayed = await reviveDead(tx, which, attemptsInAll, clock.now())
      const about = { object_type: 'webhook', object_id: endpoint, account_id: null, changes: { replayed } }
      await audit(tx, { ...auditedByOperator(call), reason, action: 'webhooks_replayed', ...about })
      return { replayed, left: await countDead(tx, which) }
    })
