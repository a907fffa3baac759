import type { BuyerReferenceBody, OrderDetail } from '@foyer/contract/billing/order.ts'
import { auditedBy, auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { loadPrintableCheck } from '../../../platform/documents/printable-text.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import { ofOrder } from '../audited.ts'
import { billingPolicy } from '../policy.ts'
import type { Services } from '../services.ts'
import { orderForStaff } from '../staff/staff-order.ts'
import { setBuyerReference, type StoredBuyerReference } from './buyer-reference-store.ts'
import type { OrderDraft } from './issue-order.ts'
import { readableOrder } from './order-access.ts'
import { lockOrder } from './order-store.ts'
import { readOrder } from './read-order.ts'

/** Throws 422 for a reference that documents cannot print: only the bookkeeper who gets the invoice would notice. */
export const refuseUnprintable = async (reference: string | null | undefined): Promise<void> => {
  if (typeof reference === 'string' && !(await loadPrintableCheck())(reference))
    throw failure('not_printable', { pointer: '/buyer_reference' })
}

/** What was given with an order. An empty one is none, and does not stay with the licence. */
const stored = (given: string | null): StoredBuyerReference =>
  given === null || given === ''
    ? { buyer_reference: null, own_reference: false }
    : { buyer_reference: given, own_reference: true }

/** The part of an order's draft for a reference that was given with it, if one was. */
export const ownBuyerReference = (given: string | undefined): Pick<OrderDraft, 'buyer_reference'> =>
  given === undefined ? {} : { buyer_reference: stored(given) }

/** Locked: of a payment at the same time, either comes first. What is paid keeps what its documents say. */
const changeIn = async (
  { audit }: Services,
  tx: Tx,
  doer: ReturnType<typeof auditedBy>,
  orderId: string,
  { buyer_reference }: BuyerReferenceBody,
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) throw failure('conflict')
  const reference = stored(buyer_reference)
  const isSame = reference.buyer_reference === order.buyer_reference && reference.own_reference === order.own_reference
  if (isSame) return
  await setBuyerReference(tx, order.id, reference)
  const { id: object_id, account_id } = order
  const changes = { buyer_reference: [order.buyer_reference, reference.buyer_reference] }
  await audit(tx, { ...doer, action: 'order_reference_changed', ...ofOrder(object_id, account_id), changes })
}

/** The customer's own reference on an unpaid invoice. Throws 409 `already_paid`, or `conflict` for a cancelled one. */
export const changeReference =
  (services: Services) =>
  async (call: ActorCall, id: string, body: BuyerReferenceBody): Promise<OrderDetail> => {
    await refuseUnprintable(body.buyer_reference)
    await services.database.transaction(call.tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.changeOrderReference)
      await changeIn(services, tx, auditedBy(call), order.id, body)
    })
    return readOrder(services)(call, id)
  }

/** The same by staff. */
export const changeReferenceForCustomer =
  (services: Services) =>
  async (call: OperatorCall, id: string, body: BuyerReferenceBody): Promise<void> => {
    await refuseUnprintable(body.buyer_reference)
    await services.database.transaction(call.tenant, async (tx) => {
      const order = await orderForStaff(tx, id)
      await changeIn(services, tx, auditedByOperator(call), order.id, body)
    })
  }
