import type { LicenceMoveBody } from '@foyer/contract/operator/licence.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { findOpenRenewal } from '../renewals/renewal-store.ts'
import type { Services } from '../services.ts'
import {
  announceDecision,
  carryOut,
  lockForStaff,
  refuseFor,
  refuseTerminated,
  refuseWhileOwing,
} from './change-licence.ts'

/**
 * Transfers a licence to another customer of the brand, with key, servers and paid period. No card pays for it any more: the new owner
 * gets invoices, with the tax of their country, until they choose otherwise. The old owner's comments and reason for leaving are not
 * passed on. 409 while an invoice for it is open or an outside service charges it, or if it is terminated or already theirs; 422 at
 * `/customer_id` if there is no such customer.
 */
export const moveForStaff =
  (services: Services) =>
  (call: OperatorCall, id: string, { customer_id, reason }: LicenceMoveBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      refuseTerminated(licence)
      const { account_id, billing_kind, human_id } = licence
      const to = await services.account.staff.holdOpen(tx, customer_id).catch(atFault('/customer_id'))
      if (to.id === account_id) throw failure('conflict')
      if (billing_kind === 'external') throw failure('charged_elsewhere')
      await refuseWhileOwing(services, tx, licence)
      const open = await findOpenRenewal(tx, id)
      if (open !== undefined) await refuseFor(services, tx, open.order_id)
      const words = { user_comment: '', cancellation_reason: licence.cancellation_reason === null ? null : '' }
      const set = { account_id: to.id, billing_kind: 'manual', ...words }
      const changes = { from: account_id, to: to.id, human_id }
      // Each of the two customers finds it in their own log.
      await services.audit(tx, {
        ...auditedByOperator(call),
        action: 'licence_moved_away',
        ...ofLicence(id, account_id),
        reason,
        changes,
      })
      await carryOut(services, tx, call, licence, set, { action: 'licence_moved', reason, changes })
      await announceDecision(services, tx, licence, 'moved_away')
      await announceDecision(services, tx, { ...licence, account_id: to.id }, 'moved_here')
    })
