import type { Approval } from '@foyer/contract/operator/order.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofOrder } from '../audited.ts'
import type { Services } from '../services.ts'
import { findPending, insertApproval } from './approval-store.ts'

export interface Request {
  readonly action: Approval['action']
  readonly order_id: string
  readonly account_id: string
  readonly amount: Money
  /** What arrived, if it is not the order’s total. */
  readonly received: Money | null
  /** Where it arrived, if not at the bank. */
  readonly gateway: Gateway | null
  readonly reference: string | null
  readonly paid_on: string | null
  readonly reason: string
}

/** Throws 409 while a request about the order is open: two would be decided against each other. */
export const refuseWhilePending = async (tx: Tx, orderId: string): Promise<void> => {
  const pending = await findPending(tx, orderId)
  if (pending !== undefined) throw failure('approval_pending', { meta: { approval_id: pending.id } })
}

/** Records a request for a second operator, under the caller’s lock of the order or its payment. Returns its id. */
export const requestApproval = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  call: OperatorCall,
  { amount, received, ...request }: Request,
): Promise<string> => {
  const id = makeId(clock)
  const { tenant, operator } = call
  await insertApproval(tx, {
    ...request,
    id,
    tenant,
    amount: decimalOf(amount),
    received: received === null ? null : decimalOf(received),
    currency: amount.currency,
    requested_by: operator.id,
    requested_handle: operator.handle,
    requester_let_in_by: operator.let_in_by,
    requested_at: clock.now(),
  })
  const { action: asked, order_id, reason, reference, paid_on, gateway } = request
  await audit(tx, {
    ...auditedByOperator(call),
    action: 'approval_requested',
    ...ofOrder(order_id, null),
    reason,
    changes: {
      approval_id: id,
      asked,
      amount: decimalOf(amount),
      currency: amount.currency,
      ...(received !== null && { received: decimalOf(received) }),
      ...(gateway !== null && { gateway }),
      reference,
      paid_on,
    },
  })
  await jobs.announce(tx, 'approval_requested', { tenant, approval_id: id })
  return id
}
