import type { MarkPaidBody } from '@foyer/contract/operator/order-bodies.ts'
import { paidAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { compare, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { postReceipt } from '../letters/receipt.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import {
  endLeftToPeople,
  findLicenceHolder,
  findLiveAttempt,
  heldLicence,
  isLeftToPeople,
  lockPaymentsOf,
} from '../payments/attempt-store.ts'
import { findPaymentByTransaction } from '../payments/payment-store.ts'
import { recordPaymentIn } from '../payments/record-payment.ts'
import type { Services } from '../services.ts'
import { takesTwo } from './approval-rules.ts'
import { findAwaitedBeside } from './approval-store.ts'
import { moneyAsked } from './money-asked.ts'
import { refuseWhilePending, requestApproval } from './request-approval.ts'
import { lockReference } from './staff-order-store.ts'
import { orderForStaff } from './staff-order.ts'

/** Done at once, or requested from a second operator. */
export type Outcome =
  | { readonly kind: 'done'; readonly order_id: string }
  | { readonly kind: 'waits'; readonly approval_id: string }

/** Noon UTC of the given day, which has the same date nearly everywhere; not later than now. */
const timeOf = (day: string, now: Date): Date => {
  const noon = new Date(`${day}T12:00:00.000Z`)
  return noon < now ? noon : now
}

/** Throws 409 if the reference was booked before. It is locked: of two who book it at once, the second finds it booked. */
const refuseBooked = async (tx: Tx, reference: string): Promise<void> => {
  await lockReference(tx, reference)
  const known = await findPaymentByTransaction(tx, 'bank_transfer', reference)
  if (known !== undefined) throw failure('conflict', { pointer: '/reference', meta: { order_id: known.order_id } })
}

export interface Transfer {
  readonly order_id: string
  readonly reference: string
  readonly paid_on: string | null
  readonly reason: string
  readonly actor: string
  readonly actor_ip: string | null
}

/**
 * Books the transfer in the caller's transaction, and tells the customer that it has arrived. The purchase begins now, not on the day of
 * the transfer: nobody pays for days on which they had nothing.
 */
export const bookTransfer = async (
  services: Services,
  tx: Tx,
  { reference, paid_on, ...transfer }: Transfer,
): Promise<void> => {
  const now = services.clock.now()
  await lockOrder(tx, transfer.order_id)
  await refuseBooked(tx, reference)
  // Only when the transfer is really booked: until then the payment left to staff holds the order, so that the card cannot be charged as well.
  await endLeftToPeople(tx, transfer.order_id, now)
  const paid = await recordPaymentIn(services, tx, {
    ...transfer,
    gateway: 'bank_transfer',
    transaction_id: reference,
    delivered_at: now,
    paid_on: paid_on ?? dayOf(now),
    ...(paid_on !== null && { paid_at: timeOf(paid_on, now) }),
  })
  await postReceipt(services, tx, paid)
}

/** Money may arrive some days before its invoice is issued, but not later than now. */
const refuseOtherDay = ({ created_at }: LockedOrder, paid_on: string | null, today: string): void => {
  if (paid_on === null) return
  if (paid_on > today || paid_on < addDays(dayOf(created_at), -paidAheadDays))
    throw failure('invalid', { pointer: '/paid_on' })
}

/** Makes all checks of booking before a second operator is asked. */
const refuseUnpayable = async (tx: Tx, order: LockedOrder, reference: string): Promise<void> => {
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) throw failure('conflict')
  const live = await findLiveAttempt(tx, order.id)
  if (live !== undefined && !isLeftToPeople(live)) throw failure('payment_in_progress')
  await refuseBooked(tx, reference)
}

/**
 * The prices of a licence's next period and of its raise depend on each other, so they are paid one after the other: 409 while the other
 * one waits for a second operator, or its card payment is open.
 */
const refuseBeside = async (tx: Tx, order: LockedOrder): Promise<void> => {
  const licence = heldLicence(order)
  if (licence === null) return
  const [, awaited, live] = await Promise.all([
    lockPaymentsOf(tx, licence),
    findAwaitedBeside(tx, order.id, licence),
    findLicenceHolder(tx, order.id),
  ])
  if (awaited !== undefined) throw failure('approval_pending', { meta: { approval_id: awaited.id } })
  if (live !== undefined && !isLeftToPeople(live)) throw failure('payment_in_progress')
}

const totalOf = ({ total, currency }: LockedOrder): Money => money(total, currencyOf(currency))

const refuseOtherSum = (order: LockedOrder, amount: number | undefined): void => {
  if (amount === undefined) return
  const total = totalOf(order)
  if (compare(moneyAsked(amount, total.currency), total) !== 0) throw failure('invalid', { pointer: '/amount' })
}

/**
 * Books a bank transfer for an order. Above the brand's limit a second operator decides. 409 `already_paid`; `payment_in_progress` while
 * a card payment is open (one that was left to staff gives way); `approval_pending` while a second operator is asked; the last two also
 * for the other invoice of its licence; `conflict` for a cancelled order or a reference that was booked before. 422 at `/amount` if it
 * differs from the order's, and at `/paid_on` for a day in the future or long before the order.
 */
export const markPaid =
  (services: Services) =>
  (call: OperatorCall, id: string, body: MarkPaidBody): Promise<Outcome> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { clock, branding } = services
      const { reference, reason, amount, paid_on = null } = body
      const order = await lockOrder(tx, (await orderForStaff(tx, id)).id)
      refuseOtherDay(order, paid_on, dayOf(clock.now()))
      await refuseUnpayable(tx, order, reference)
      refuseOtherSum(order, amount)
      await refuseWhilePending(tx, order.id)
      await refuseBeside(tx, order)
      if (takesTwo(branding.get(call.tenant).two_person_above, totalOf(order))) {
        const asked = { action: 'mark_paid', reference, paid_on, reason } as const
        const about = { order_id: order.id, account_id: order.account_id, amount: totalOf(order) }
        return { kind: 'waits', approval_id: await requestApproval(services, tx, call, { ...asked, ...about }) }
      }
      const { actor, actor_ip } = auditedByOperator(call)
      await bookTransfer(services, tx, { order_id: order.id, reference, paid_on, reason, actor, actor_ip })
      return { kind: 'done', order_id: order.id }
    })
