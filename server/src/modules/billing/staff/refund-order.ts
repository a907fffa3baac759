import type { RefundBody } from '@foyer/contract/operator/order-bodies.ts'
import { add, decimalOf } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { lockPaymentOfOrder } from '../payments/payment-store.ts'
import { refundableOf } from '../refunds/left-of-payment.ts'
import { type RefundRow } from '../refunds/refund-store.ts'
import { beginRefund, carryOutBegun, withinLeft } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { takesTwo } from './approval-rules.ts'
import type { Outcome } from './mark-paid.ts'
import { moneyAsked } from './money-asked.ts'
import { refuseWhilePending, requestApproval } from './request-approval.ts'
import { orderForStaff } from './staff-order.ts'

type Decided =
  | { readonly kind: 'begun'; readonly refund: RefundRow }
  | { readonly kind: 'waits'; readonly approval_id: string }

/** Under the payment’s lock: partial refunds count together, so that nobody can stay below the limit by splitting. */
const decide = async (
  services: Services,
  tx: Tx,
  call: OperatorCall,
  id: string,
  { amount: asked, reason }: RefundBody,
): Promise<Decided> => {
  const order = await orderForStaff(tx, id)
  const payment = await lockPaymentOfOrder(tx, order.id)
  if (payment === undefined) throw failure('conflict')
  const { left, byStaff } = await refundableOf(tx, payment)
  const amount = withinLeft(left, asked === undefined ? undefined : decimalOf(moneyAsked(asked, left.currency)))
  await refuseWhilePending(tx, order.id)
  if (takesTwo(services.branding.get(call.tenant).two_person_above, add(byStaff, amount))) {
    const none = { received: null, gateway: null, reference: null, paid_on: null }
    const about = { ...none, order_id: order.id, account_id: order.account_id, amount }
    const approval_id = await requestApproval(services, tx, call, { ...about, action: 'refund', reason })
    return { kind: 'waits', approval_id }
  }
  const wish = { order_id: order.id, amount: decimalOf(amount), reason, ...auditedByOperator(call) }
  return { kind: 'begun', refund: await beginRefund(services, tx, wish) }
}

/**
 * Refunds a paid order. Above the brand's limit, which includes earlier refunds, a second operator decides. 409 if nothing was paid or a
 * request is open, 422 `refund_too_large` if less is left.
 */
export const refundOrder =
  (services: Services) =>
  async (call: OperatorCall, id: string, body: RefundBody): Promise<Outcome> => {
    const decided = await services.database.transaction(call.tenant, (tx) => decide(services, tx, call, id, body))
    if (decided.kind === 'waits') return decided
    // The gateway is asked after the refund is committed. If it does not answer, the janitor asks again.
    await carryOutBegun(services, decided.refund)
    return { kind: 'done', order_id: decided.refund.order_id ?? id }
  }
