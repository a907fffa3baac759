import type { MarkPaidBody } from '@foyer/contract/operator/order-bodies.ts'
import { paidAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { compare, decimalOf, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import {
  type AttemptRow,
  findLicenceHolder,
  findLiveAttempt,
  heldLicence,
  isLeftToPeople,
  lockPaymentsOf,
} from '../payments/attempt-store.ts'
import type { Services } from '../services.ts'
import { bookingTakesTwo } from './approval-rules.ts'
import { findAwaitedBeside } from './approval-store.ts'
import { bookReceived, questionedAt, type Received, refuseBooked, totalOf } from './book-received.ts'
import { moneyAsked } from './money-asked.ts'
import { differenceOf, mostMissing } from './received-rules.ts'
import { refuseWhilePending, requestApproval } from './request-approval.ts'
import { orderForStaff } from './staff-order.ts'

/** Done at once, or requested from a second operator. */
export type Outcome =
  | { readonly kind: 'done'; readonly order_id: string }
  | { readonly kind: 'waits'; readonly approval_id: string }

/** Money may arrive some days before its invoice is issued, but not later than now. */
export const refuseOtherDay = (
  { created_at }: Pick<LockedOrder, 'created_at'>,
  paid_on: string | null,
  today: string,
): void => {
  if (paid_on === null) return
  if (paid_on > today || paid_on < addDays(dayOf(created_at), -paidAheadDays))
    throw failure('invalid', { pointer: '/paid_on' })
}

/** Amounts in two currencies are never compared: what the bank made of it has to be entered. */
export const refuseOtherCurrency = ({ currency }: Pick<LockedOrder, 'currency'>, asked: Currency | undefined): void => {
  if (asked !== undefined && asked !== currency)
    throw failure('other_currency', { pointer: '/currency', meta: { currency } })
}

/** Makes all checks of booking before a second operator is asked. */
const refuseUnpayable = async (tx: Tx, order: LockedOrder): Promise<void> => {
  if (order.paid_at !== null) throw failure('already_paid')
  if (order.cancelled_at !== null) throw failure('conflict')
  const live = await findLiveAttempt(tx, order.id)
  if (live !== undefined && !isLeftToPeople(live)) throw failure('payment_in_progress')
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
  if (live !== undefined) throw failure('payment_in_progress')
}

/** What the gateway captured; null if it is not known, and for transfers. */
const capturedOf = (order: LockedOrder, attempt: AttemptRow | null): Money | null => {
  if (attempt === null || attempt.captured_amount === null || attempt.captured_currency === null) return null
  const currency = currencyOf(attempt.captured_currency)
  refuseOtherCurrency(order, currency)
  return money(attempt.captured_amount, currency)
}

/** What is booked: the entered sum, what the gateway captured, or the total. */
const receivedOf = (order: LockedOrder, asked: number | undefined, captured: Money | null): Money => {
  const total = totalOf(order)
  const entered = asked === undefined ? null : moneyAsked(asked, total.currency)
  if (entered !== null && captured !== null && compare(entered, captured) !== 0)
    throw failure('invalid', { pointer: '/amount' })
  return entered ?? captured ?? total
}

/** A mistyped sum is not settled silently, nor an accepted one that misses too much. */
const refuseOtherSum = (
  { branding }: Services,
  order: LockedOrder,
  received: Money,
  isAccepted: boolean | undefined,
): void => {
  const total = totalOf(order)
  if (compare(received, total) === 0) return
  const about = { pointer: '/amount', meta: { amount: decimalOf(total), currency: total.currency } }
  if (isAccepted !== true) throw failure('other_amount', about)
  const most = mostMissing(total, branding.get(order.tenant).shortfall)
  if (compare(differenceOf(total, received).shortfall, most) > 0)
    throw failure('shortfall_too_large', { ...about, meta: { ...about.meta, most: decimalOf(most) } })
}

/** What is to be booked, once nothing speaks against it. */
const checkedOf = async (
  services: Services,
  tx: Tx,
  order: LockedOrder,
  { reference, amount, currency, gateway = 'bank_transfer', accept_difference, paid_on }: MarkPaidBody,
): Promise<Pick<Received, 'gateway' | 'reference' | 'paid_on'> & { readonly amount: Money }> => {
  const today = dayOf(services.clock.now())
  refuseOtherDay(order, paid_on ?? null, today)
  await refuseUnpayable(tx, order)
  const questioned = gateway === 'bank_transfer' ? null : await questionedAt(tx, order.id, gateway, reference)
  await refuseBooked(tx, gateway, reference)
  refuseOtherCurrency(order, currency)
  const received = receivedOf(order, amount, capturedOf(order, questioned))
  refuseOtherSum(services, order, received, accept_difference)
  return { gateway, reference, paid_on: paid_on ?? null, amount: received }
}

/**
 * Books what arrived for an order: a bank transfer, or what a gateway captured and left to people. Above the brand's limit a second operator
 * decides. 409 `already_paid`; `payment_in_progress` while a card payment is open (one that was left to staff gives way);
 * `approval_pending` while a second operator is asked; the last two also for the other invoice of its licence; `conflict` for a cancelled
 * order or a reference that was booked before. 422 at `/amount` if it differs from the order's and that is not accepted or too much is
 * missing, at `/currency` for another one, and at `/paid_on` for a day in the future or long before the order.
 */
export const markPaid =
  (services: Services) =>
  (call: OperatorCall, id: string, body: MarkPaidBody): Promise<Outcome> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { clock, branding } = services
      const order = await lockOrder(tx, (await orderForStaff(tx, id)).id)
      const checked = await checkedOf(services, tx, order, body)
      await refuseWhilePending(tx, order.id)
      await refuseBeside(tx, order)
      const { reason } = body
      const { gateway, reference, amount, paid_on } = checked
      const total = totalOf(order)
      if (bookingTakesTwo(branding.get(call.tenant).two_person_above, total, amount)) {
        const isTransfer = gateway === 'bank_transfer'
        // The day of the money is that of asking, whenever the second operator decides.
        const day = paid_on ?? (isTransfer ? dayOf(clock.now()) : null)
        const approval_id = await requestApproval(services, tx, call, {
          action: 'mark_paid',
          order_id: order.id,
          account_id: order.account_id,
          amount: total,
          received: compare(amount, total) === 0 ? null : amount,
          gateway: isTransfer ? null : gateway,
          reference,
          paid_on: day,
          reason,
        })
        return { kind: 'waits', approval_id }
      }
      const { actor, actor_ip } = auditedByOperator(call)
      await bookReceived(services, tx, { order_id: order.id, ...checked, reason, actor, actor_ip })
      return { kind: 'done', order_id: order.id }
    })
