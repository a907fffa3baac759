import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import { auditedSum } from '../../../platform/audit/sum.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { auditActor } from '../audit-actor.ts'
import { ofOrder } from '../audited.ts'
import { type PaymentRow } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { insertRefund, type RefundRow, takenFrom } from './refund-store.ts'

export interface Returned {
  /** At the provider itself, or by the cardholder's bank. */
  readonly origin: 'gateway' | 'dispute'
  readonly reason: string
  readonly amount: Money
  readonly gateway_ref: string | null
}

/** Records money of a locked payment that has been returned to the customer without us. */
export const noteReturned = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  payment: PaymentRow,
  { amount, ...how }: Returned,
): Promise<RefundRow> => {
  const { id: payment_id, tenant, order_id, account_id, gateway } = payment
  const now = clock.now()
  const row = await insertRefund(tx, {
    ...how,
    ...takenFrom(payment),
    id: makeId(clock),
    amount: decimalOf(amount),
    currency: amount.currency,
    state: 'succeeded',
    created_at: now,
    updated_at: now,
    leased_until: now,
  })
  const about = { ...ofOrder(order_id, account_id), reason: how.reason }
  const changes = { refund_id: row.id, origin: how.origin, ...auditedSum(row.amount, row.currency) }
  await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: 'refunded', ...about, changes })
  await jobs.announce(tx, 'payment_refunded', { tenant, refund_id: row.id, order_id, payment_id })
  return row
}
