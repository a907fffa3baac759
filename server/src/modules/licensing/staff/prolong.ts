import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { openRenewal } from '../renewals/open-renewal.ts'
import type { Services } from '../services.ts'
import { findLocked } from '../store.ts'

export interface ProlongWish {
  readonly customer_id: string
  readonly deliverable_id: string
  readonly reason?: string | undefined
}

/** The invoice of a licence's next period, for its customer. 404 where it is not theirs, 409 where one is open. Returns its id. */
export const prolongForCustomer =
  (services: Services) =>
  (call: OperatorCall, { customer_id, deliverable_id, reason }: ProlongWish): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = isId(deliverable_id) ? await findLocked(tx, deliverable_id) : undefined
      if (licence === undefined || licence.account_id !== customer_id) throw failure('not_found')
      const by = auditedByOperator(call)
      const order_id = await openRenewal(services, tx, { tenant: call.tenant, deliverable_id, actor: by.actor })
      await services.audit(tx, {
        ...by,
        ...(reason !== undefined && { reason }),
        action: 'renewal_opened',
        object_type: 'deliverable',
        object_id: deliverable_id,
        account_id: licence.account_id,
        changes: { order_id },
      })
      return order_id
    })
