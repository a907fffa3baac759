import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { postReceipt } from '../letters/receipt.ts'
import { type LockedOrder, lockOrder, type OrderRow } from '../orders/order-store.ts'
import {
  type AttemptRow,
  endLeftToPeople,
  findLiveAttempt,
  isQuestioned,
  listAttempts,
  updateAttempt,
} from '../payments/attempt-store.ts'
import { completeOrder } from '../payments/complete-order.ts'
import { findPaymentByTransaction } from '../payments/payment-store.ts'
import { type RecordedPayment, recordPaymentIn } from '../payments/record-payment.ts'
import { spent } from '../payments/settle-attempt.ts'
import { resolveDiscrepancies } from '../reconciliation/reconciliation-store.ts'
import { findReturn } from '../refunds/refund-store.ts'
import { returnMoney } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { differenceOf } from './received-rules.ts'
import { lockReference } from './staff-order-store.ts'

export interface Received {
  readonly order_id: string
  /** `bank_transfer`, or where a payment of the order was left to people. */
  readonly gateway: Gateway
  /** The bank’s reference, or the gateway’s id of the payment. */
  readonly reference: string
  /** What arrived; null if it is the order’s total. */
  readonly amount: Money | null
  readonly paid_on: string | null
  readonly reason: string
  readonly actor: string
  readonly actor_ip: string | null
}

export const totalOf = ({ total, currency }: Pick<LockedOrder, 'total' | 'currency'>): Money =>
  money(total, currencyOf(currency))

/** Noon UTC of the given day, which has the same date nearly everywhere; not later than now. */
const timeOf = (day: string, now: Date): Date => {
  const noon = new Date(`${day}T12:00:00.000Z`)
  return noon < now ? noon : now
}

/** Throws 409 if the reference was booked before. It is locked: of two who book it at once, the second finds it booked. */
export const refuseBooked = async (tx: Tx, gateway: Gateway, reference: string): Promise<void> => {
  await lockReference(tx, gateway, reference)
  const known = (await findPaymentByTransaction(tx, gateway, reference)) ?? (await findReturn(tx, gateway, reference))
  if (known !== undefined) throw failure('conflict', { pointer: '/reference', meta: { order_id: known.order_id } })
}

/** The payment at a gateway that people decide about. Throws 422 if the order has none there, or it has another id. */
export const questionedAt = async (
  tx: Tx,
  orderId: string,
  gateway: Gateway,
  reference: string,
): Promise<AttemptRow> => {
  const at = (await listAttempts(tx, orderId)).filter((one) => one.gateway === gateway && isQuestioned(one))
  if (at.length === 0) throw failure('invalid', { pointer: '/gateway' })
  const found = at.find(({ captured_id }) => captured_id === reference) ?? at.find((one) => one.captured_id === null)
  if (found === undefined) throw failure('invalid', { pointer: '/reference' })
  return found
}

type Arrived = Omit<RecordedPayment, 'tenant'>

/** Its attempt has brought the money after all: the payment is that of the gateway, so its books agree, and a refund goes back through it. */
const recordCapture = async (
  services: Services,
  tx: Tx,
  order: LockedOrder,
  { paid_at, ...payment }: Arrived,
): Promise<OrderRow> => {
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) throw failure('conflict')
  const { gateway, transaction_id } = payment
  const attempt = await questionedAt(tx, order.id, gateway, transaction_id)
  const now = services.clock.now()
  // Captured after it had failed: another one may have been left to people since, and gives way, or may be open.
  if (attempt.state === 'failed') await endLeftToPeople(tx, order.id, now)
  const live = await findLiveAttempt(tx, order.id)
  if (live !== undefined && live.id !== attempt.id) throw failure('payment_in_progress')
  await updateAttempt(tx, attempt.id, {
    ...spent(attempt),
    state: 'succeeded',
    failure_code: null,
    gateway_ref: attempt.gateway_ref ?? transaction_id,
    updated_at: now,
  })
  await resolveDiscrepancies(tx, gateway, [transaction_id], [], now)
  const at = paid_at ?? attempt.captured_at ?? now
  return completeOrder(services, tx, order, { receipt_url: null, ...payment, attempt_id: attempt.id, at })
}

const recordTransfer = async (services: Services, tx: Tx, order: LockedOrder, payment: Arrived): Promise<OrderRow> => {
  // Only when the transfer is really booked: until then the payment left to staff holds the order, so that the card cannot be charged as well.
  await endLeftToPeople(tx, order.id, services.clock.now())
  return recordPaymentIn(services, tx, payment)
}

/**
 * Books what arrived for an order in the caller's transaction, and tells the customer. What is missing is let go, what is too much goes
 * back. The purchase begins now, not on the day of the money: nobody pays for days on which they had nothing.
 */
export const bookReceived = async (
  services: Services,
  tx: Tx,
  { reference, paid_on, amount, ...received }: Received,
): Promise<void> => {
  const now = services.clock.now()
  const { gateway, actor, actor_ip } = received
  const order = await lockOrder(tx, received.order_id)
  await refuseBooked(tx, gateway, reference)
  const total = totalOf(order)
  const { shortfall, surplus } = differenceOf(total, amount ?? total)
  const isTransfer = gateway === 'bank_transfer'
  const day = paid_on ?? (isTransfer ? dayOf(now) : null)
  const payment = {
    ...received,
    transaction_id: reference,
    shortfall,
    delivered_at: now,
    ...(day !== null && { paid_on: day }),
    ...(paid_on !== null && { paid_at: timeOf(paid_on, now) }),
  }
  const paid = await (isTransfer ? recordTransfer : recordCapture)(services, tx, order, payment)
  if (isPositive(surplus)) {
    const { id: order_id, tenant, account_id } = order
    await returnMoney(services, tx, {
      tenant,
      account_id,
      order_id,
      gateway,
      transaction_id: reference,
      amount: surplus,
      origin: 'surplus',
      reason: 'more arrived than was owed',
      by: { actor, actor_ip },
      ...(day !== null && { received_on: day }),
    })
  }
  await postReceipt(services, tx, paid, { shortfall, surplus })
}
