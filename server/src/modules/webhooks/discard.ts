import type { DeadBody, DiscardedDead, WebhookDelivery } from '@foyer/contract/webhooks/delivery.ts'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import { found } from '../../platform/database/found.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { presentDelivery } from './present.ts'
import type { Services } from './services.ts'
import { countDead, discardOne, discardSome, lockDelivery } from './store.ts'

/**
 * Notes that a message which was given up will not be sent again, so that it does not count as needing attention. It can
 * still be replayed. Fails with 404 for an unknown delivery, and with 409 if it was not given up.
 */
export const discardDelivery =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, id: string, reason?: string): Promise<WebhookDelivery> =>
    database.transaction(call.tenant, async (tx) => {
      const row = await found(tx, id, lockDelivery)
      if (row.state !== 'dead' || row.discarded_at !== null) throw failure('conflict')
      const discarded = await discardOne(tx, id, clock.now())
      const about = { object_type: 'webhook_delivery', object_id: id, account_id: null, changes: {} }
      await audit(tx, { ...auditedByOperator(call), reason, action: 'webhook_discarded', ...about })
      return presentDelivery({ ...row, ...discarded })
    })

const mostAtOnce = 1000

/**
 * Discards the dead deliveries of one endpoint, and returns how many, and how many are left. The endpoint need not be
 * configured any more.
 */
export const discardDead =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, { endpoint, since, reason }: DeadBody): Promise<DiscardedDead> =>
    database.transaction(call.tenant, async (tx) => {
      const which = { endpoint, since: since === undefined ? null : new Date(since), limit: mostAtOnce }
      const discarded = await discardSome(tx, which, clock.now())
      const about = { object_type: 'webhook', object_id: endpoint, account_id: null, changes: { discarded } }
      await audit(tx, { ...auditedByOperator(call), reason, action: 'webhooks_discarded', ...about })
      return { discarded, left: await countDead(tx, which) }
    })
