import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ownBuyerReference, refuseUnprintable } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { openRenewal } from '../renewals/open-renewal.ts'
import { findOpenRenewal } from '../renewals/renewal-store.ts'
import type { Services } from '../services.ts'
import { lockOfCustomer, refuseFor } from './change-licence.ts'
import { beginsFrom } from './licence-order-rules.ts'

export interface ProlongWish {
  readonly customer_id: string
  readonly deliverable_id: string
  readonly reason?: string | undefined
  readonly buyer_reference?: string | undefined
}

/**
 * Issues the invoice of a licence’s next period for its customer. Throws 422 at `/deliverable_id` if the licence is not theirs, and 409 if
 * there is no next period, or with the invoice that is already open. Returns its id.
 */
export const prolongForCustomer =
  (services: Services) =>
  async (call: OperatorCall, wish: ProlongWish): Promise<string> => {
    await refuseUnprintable(wish.buyer_reference)
    return services.database.transaction(call.tenant, async (tx) => {
      const { deliverable_id, reason } = wish
      const licence = await lockOfCustomer(tx, wish)
      if (!beginsFrom.prolong(licence)) throw failure('conflict')
      const open = await findOpenRenewal(tx, deliverable_id)
      if (open !== undefined) await refuseFor(services, tx, open.order_id)
      const by = auditedByOperator(call)
      const order_id = await openRenewal(services, tx, {
        ...by,
        deliverable_id,
        ...ownBuyerReference(wish.buyer_reference),
      })
      await services.audit(tx, {
        ...by,
        reason,
        action: 'renewal_opened',
        ...ofLicence(deliverable_id, licence.account_id),
        changes: { order_id },
      })
      return order_id
    })
  }
