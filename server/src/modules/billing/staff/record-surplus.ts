import type { SurplusBody } from '@foyer/contract/operator/order-bodies.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { isNothing } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isOwed } from '../orders/order-rules.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import { returnMoney } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { takesTwo } from './approval-rules.ts'
import { refuseBooked } from './book-received.ts'
import { type Outcome, refuseOtherCurrency, refuseOtherDay } from './mark-paid.ts'
import { moneyAsked } from './money-asked.ts'
import { refuseWhilePending, requestApproval } from './request-approval.ts'
import { orderForStaff } from './staff-order.ts'

export interface SurplusTransfer {
  readonly order_id: string
  readonly reference: string
  readonly amount: Money
  readonly paid_on: string
  readonly reason: string
  readonly actor: string
  readonly actor_ip: string | null
}

/** Money for an open order pays it, and nothing was ever paid for a free one. */
const refuseOwed = (order: LockedOrder): void => {
  if (isOwed(order) || isNothing(order.total)) throw failure('conflict')
}

/** Records it in the caller's transaction: it goes back like a card payment that was captured once too often. */
export const bookSurplus = async (
  services: Services,
  tx: Tx,
  { order_id, reference, amount, paid_on, reason, actor, actor_ip }: SurplusTransfer,
): Promise<void> => {
  const order = await lockOrder(tx, order_id)
  refuseOwed(order)
  await refuseBooked(tx, 'bank_transfer', reference)
  const { tenant, account_id } = order
  await returnMoney(services, tx, {
    tenant,
    account_id,
    order_id,
    gateway: 'bank_transfer',
    transaction_id: reference,
    amount,
    origin: 'surplus',
    reason,
    received_on: paid_on,
    by: { actor, actor_ip },
  })
}

/**
 * Records a bank transfer for an order that is paid or cancelled, such as a second one for the same invoice. It is kept as surplus and goes
 * back; above the brand's limit a second operator decides. 409 `conflict` while the order is open and for a reference that was booked
 * before, `approval_pending` while a second operator is asked.
 */
export const recordSurplus =
  (services: Services) =>
  (call: OperatorCall, id: string, body: SurplusBody): Promise<Outcome> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { branding, clock } = services
      const order = await lockOrder(tx, (await orderForStaff(tx, id)).id)
      const today = dayOf(clock.now())
      const { reference, reason, paid_on = today } = body
      refuseOwed(order)
      refuseOtherDay(order, paid_on, today)
      refuseOtherCurrency(order, body.currency)
      const amount = moneyAsked(body.amount, currencyOf(order.currency))
      await refuseBooked(tx, 'bank_transfer', reference)
      await refuseWhilePending(tx, order.id)
      const transfer = { order_id: order.id, reference, amount, paid_on, reason }
      if (takesTwo(branding.get(call.tenant).two_person_above, amount)) {
        const asked = { ...transfer, account_id: order.account_id, received: null, gateway: null }
        return {
          kind: 'waits',
          approval_id: await requestApproval(services, tx, call, { ...asked, action: 'surplus' }),
        }
      }
      const { actor, actor_ip } = auditedByOperator(call)
      await bookSurplus(services, tx, { ...transfer, actor, actor_ip })
      return { kind: 'done', order_id: order.id }
    })
