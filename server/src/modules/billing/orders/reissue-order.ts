import type { OrderDetail, Party, ReissueBody } from '@foyer/contract/billing/order.ts'
import type { StaffReissueBody } from '@foyer/contract/operator/order-bodies.ts'
import { auditedBy, auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import { listDisputes } from '../disputes/dispute-store.ts'
import { postReissued } from '../letters/reissued.ts'
import { isBeingPaid } from '../payments/being-paid.ts'
import { billingPolicy } from '../policy.ts'
import type { Services } from '../services.ts'
import { refuseWhilePending } from '../staff/request-approval.ts'
import { orderForStaff } from '../staff/staff-order.ts'
import { type Cancellation, cancelOrderIn } from './cancel-order.ts'
import { issueOrder, type PlannedAction } from './issue-order.ts'
import { readableOrder } from './order-access.ts'
import { findOrder, lockOrder, type OrderRow } from './order-store.ts'
import { readOrder } from './read-order.ts'
import { chargedLines, reissueOf } from './reissue-preview.ts'

type Doer = ReturnType<typeof auditedBy> & Pick<Cancellation, 'reason'>

const isSame = (one: Party, other: Party): boolean =>
  one.legal_name === other.legal_name &&
  one.tax_id === other.tax_id &&
  one.address_lines.join('\n') === other.address_lines.join('\n')

/** Throws 409 if it cannot be issued again, if nothing would change, or if the total or the buyer would be another than was seen. */
const refuse = async (services: Services, tx: Tx, order: OrderRow, seen: ReissueBody): Promise<void> => {
  if (order.paid_at !== null) throw failure('already_paid')
  const disputes = await listDisputes(tx, order.id)
  if (disputes.some(({ state }) => state === 'opened')) throw failure('conflict')
  if (await isBeingPaid(tx, order.id)) throw failure('payment_in_progress')
  const would = await reissueOf(services, tx, order, 'en')
  if (would === null) throw failure('conflict')
  const { seen_total, seen_buyer } = seen
  if (seen_total !== undefined && seen_total !== would.amount)
    throw failure('price_changed', { meta: { total: would.amount } })
  if (seen_buyer !== undefined && !isSame(seen_buyer, would.buyer)) throw failure('conflict')
}

const issueAgain = (services: Services, tx: Tx, order: OrderRow, doer: Doer): Promise<string> => {
  const { deliverable_id, deliverable_human_id, deliverable_name, buyer_reference, own_reference, ...same } = order
  return issueOrder(services, tx, {
    ...doer,
    account_id: same.account_id,
    purpose: same.purpose as OrderDetail['purpose'],
    description: same.description,
    lines: chargedLines(order),
    // As they were planned.
    actions: same.actions as readonly PlannedAction[],
    deliverable:
      deliverable_id === null
        ? null
        : { id: deliverable_id, human_id: deliverable_human_id ?? '', name: deliverable_name ?? '' },
    due_on: same.due_on,
    told_by: 'issuer',
    // One that came from the profile is taken from there again, with the other billing details.
    ...(own_reference && { buyer_reference: { buyer_reference, own_reference } }),
    replaces: order,
  })
}

/**
 * Cancels an unpaid invoice and issues it to the present buyer, with the same lines and the present tax, in the caller's transaction. The
 * order is locked as by a payment: of both at once, one finds what the other has done. Returns the id of the new one.
 */
const reissueIn = async (services: Services, tx: Tx, id: string, doer: Doer, body: ReissueBody): Promise<string> => {
  await lockOrder(tx, id)
  const order = await findOrder(tx, id)
  if (order === undefined) throw failure('not_found')
  await refuse(services, tx, order, body)
  await cancelOrderIn(services, tx, { ...doer, order_id: id, has_letter: true })
  const made = await issueAgain(services, tx, order, doer)
  const { deliverable_id } = order
  if (deliverable_id !== null) await services.renewing.reissued(tx, { deliverable_id, from: id, to: made })
  await postReissued(services, tx, order, made)
  return made
}

/** By the customer. Throws 409 `already_paid`, `payment_in_progress`, `price_changed`, or `conflict` if nothing or something else would change. */
export const reissueOrder =
  (services: Services) =>
  async (call: ActorCall, id: string, body: ReissueBody): Promise<OrderDetail> => {
    await services.orderLimit.take(call.actor.account_id)
    const made = await services.database.transaction(call.tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.reissueOrder)
      return reissueIn(services, tx, order.id, auditedBy(call), body)
    })
    return readOrder(services)(call, made)
  }

/** The same by staff. Throws 409 `approval_pending` as well, while a transfer waits for a second operator. Returns the id of the new one. */
export const reissueForCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason, ...body }: StaffReissueBody): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      const order = await orderForStaff(tx, id)
      // A concurrent request for a second operator was either recorded before, or finds the order cancelled.
      await lockOrder(tx, order.id)
      await refuseWhilePending(tx, order.id)
      return reissueIn(services, tx, order.id, { ...auditedByOperator(call), reason }, body)
    })
