import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { cancelOrderIn } from '../orders/cancel-order.ts'
import { lockOrder } from '../orders/order-store.ts'
import { endLeftToPeople } from '../payments/attempt-store.ts'
import type { Services } from '../services.ts'
import { refuseWhilePending } from './request-approval.ts'
import { orderForStaff } from './staff-order.ts'

/**
 * Cancels an unpaid order, whatever it is for. If it prolongs a licence, the licence's renewal ends too, since its order would be gone.
 * 409 `already_paid`, `payment_in_progress`, `approval_pending` while it waits for a second operator, or `conflict` if it was cancelled
 * before.
 */
export const cancelForCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, reason: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const order = await orderForStaff(tx, id)
      if (order.cancelled_at !== null) throw failure('conflict')
      if (order.paid_at !== null) throw failure('already_paid')
      // A concurrent request for a second operator was either recorded before, or finds the order cancelled.
      await lockOrder(tx, order.id)
      await refuseWhilePending(tx, order.id)
      await endLeftToPeople(tx, order.id, services.clock.now())
      const by = { ...auditedByOperator(call), reason, order_id: order.id, actor_ip: call.ip }
      const has_letter =
        order.purpose === 'prolong' &&
        order.deliverable_id !== null &&
        (await services.renewing.giveUp(tx, { ...by, deliverable_id: order.deliverable_id }))
      await cancelOrderIn(services, tx, { ...by, has_letter })
    })
