import type { Approval } from '@foyer/contract/operator/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { gatewayOf } from '@foyer/contract/vocabulary/gateway.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofOrder } from '../audited.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import { beginRefund, carryOutBegun } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { decideApproval, lockApproval } from './approval-store.ts'
import { bookReceived } from './book-received.ts'
import { readApproval } from './read-approvals.ts'
import { bookSurplus } from './record-surplus.ts'

type Asked = NonNullable<Awaited<ReturnType<typeof lockApproval>>>

const lockPending = async (tx: Tx, id: string): Promise<Asked> => {
  const asked = await found(tx, id, lockApproval)
  if (asked.state !== 'pending') throw failure('conflict')
  return asked
}

const settle = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  call: OperatorCall,
  asked: Asked,
  state: 'approved' | 'rejected',
  reason: string | undefined,
): Promise<void> => {
  const { operator } = call
  const refused = operator.id === asked.requested_by ? 'approval_withdrawn' : 'approval_refused'
  await decideApproval(tx, asked.id, {
    state,
    carried_out: state === 'approved',
    decided_by: operator.id,
    decided_handle: operator.handle,
    decided_at: clock.now(),
    decision_reason: reason ?? null,
  })
  await audit(tx, {
    ...auditedByOperator(call),
    reason,
    action: state === 'approved' ? 'approval_given' : refused,
    ...ofOrder(asked.order_id, null),
    changes: {
      approval_id: asked.id,
      asked: asked.action,
      amount: asked.amount,
      currency: asked.currency,
      requested_by: asked.requested_handle,
    },
  })
  await jobs.announce(tx, 'approval_decided', { tenant: call.tenant, approval_id: asked.id })
}

/** Carries out the request in the transaction that approves it, in the requester’s name. The log of the order names both. */
const perform = async (
  services: Services,
  tx: Tx,
  { tenant }: OperatorCall,
  asked: Asked,
): Promise<RefundRow | null> => {
  const { order_id, reason, amount, requested_handle } = asked
  // The requester's address is no longer known. The approval has its own entry with its own address.
  const by = { actor: `operator:${requested_handle}`, actor_ip: null, reason }
  if (asked.action === 'refund') return beginRefund(services, tx, { ...by, tenant, order_id, amount })
  const currency = currencyOf(asked.currency)
  const arrived = { ...by, order_id, reference: asked.reference ?? '' }
  if (asked.action === 'surplus') {
    const day = asked.paid_on ?? dayOf(asked.requested_at)
    await bookSurplus(services, tx, { ...arrived, amount: money(amount, currency), paid_on: day })
    return null
  }
  if (asked.action !== 'mark_paid') throw new Error(`only a newer version knows how to carry out ${asked.action}`)
  const gateway = gatewayOf(asked.gateway ?? 'bank_transfer')
  const received = asked.received === null ? null : money(asked.received, currency)
  await bookReceived(services, tx, { ...arrived, gateway, amount: received, paid_on: asked.paid_on })
  return null
}

/** A newcomer may be a second mailbox of the operator who invited them, so for three days the two do not count as two people. */
const isSecondPerson = (asked: Asked, { operator: { id, let_in_by } }: OperatorCall): boolean => {
  const askers = [asked.requested_by, asked.requester_let_in_by].filter((each) => each !== null)
  return !askers.includes(id) && (let_in_by === null || !askers.includes(let_in_by))
}

/**
 * A second operator approves the request. 403 `second_person_needed` for the requester, and for a newcomer and
 * the operator who invited them between themselves, 409 `conflict` if it was decided before. If it
 * has become impossible meanwhile, for example because the order was paid, the usual error is thrown and it stays undecided.
 */
export const giveApproval =
  (services: Services) =>
  async (call: OperatorCall, id: string, reason?: string): Promise<Approval> => {
    const refund = await services.database.transaction(call.tenant, async (tx) => {
      const asked = await lockPending(tx, id)
      if (!isSecondPerson(asked, call)) throw failure('second_person_needed')
      await settle(services, tx, call, asked, 'approved', reason)
      return perform(services, tx, call, asked)
    })
    if (refund !== null) await carryOutBegun(services, refund)
    return readApproval(services)(call, id)
  }

/** Rejects the request, or withdraws one’s own. A transfer no longer holds its order. Throws 409 if it was decided before. */
export const refuseApproval =
  (services: Services) =>
  async (call: OperatorCall, id: string, reason?: string): Promise<Approval> => {
    const { tenant } = call
    await services.database.transaction(tenant, async (tx) => {
      const asked = await lockPending(tx, id)
      await settle(services, tx, call, asked, 'rejected', reason)
      const { action, order_id } = asked
      if (action === 'mark_paid') await services.jobs.announce(tx, 'transfer_refused', { tenant, order_id })
    })
    return readApproval(services)(call, id)
  }
