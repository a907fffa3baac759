import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { compare, decimalOf, isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { auditedSum } from '../../../platform/audit/sum.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { anew, isRepeat } from '../../../platform/database/journal.ts'
import { failure } from '../../../platform/failure.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofOrder } from '../audited.ts'
import { findOpenDispute } from '../disputes/dispute-store.ts'
import { isLost } from '../disputes/lose-money.ts'
import type { RefundOutcome, RefundRequest } from '../gateways/gateway.ts'
import { leaseMs } from '../payments/payment-rules.ts'
import { findSoldItem, lockPaymentOfOrder } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { refundableOf, returnedBeside } from './left-of-payment.ts'
import { findRefund, insertRefund, insertReturn, noteAsked, type RefundRow, takenFrom } from './refund-store.ts'
import { settleRefund } from './settle-refund.ts'

export interface RefundWish {
  readonly tenant: string
  readonly order_id: string
  /** Plain decimal in the payment’s currency; defaults to all that is left. */
  readonly amount?: string
  readonly reason: string
  /** `operator:<name>` */
  readonly actor: string
  readonly actor_ip?: string | null
}

export interface Refund {
  readonly id: string
  readonly state: 'started' | 'unknown' | 'succeeded' | 'failed'
  readonly amount: string
  readonly currency: string
}

const presentRefund = ({ id, state, amount, currency }: RefundRow): Refund => ({
  id,
  state: state as Refund['state'],
  amount: decimalOf(money(amount, currencyOf(currency))),
  currency,
})

/** The requested amount or, without one, all that is left of the payment. Never more than that. */
export const withinLeft = (left: Money, wished: string | undefined): Money => {
  const amount = wished === undefined ? left : money(wished, left.currency)
  if (!isPositive(amount) || compare(amount, left) > 0) throw failure('refund_too_large', { pointer: '/amount' })
  return amount
}

/** Reserves the money under the payment’s lock, before the gateway is asked: of two that race, the second sees the first. */
export const beginRefund = async (services: Services, tx: Tx, wish: RefundWish): Promise<RefundRow> => {
  const { clock, audit } = services
  const { tenant, order_id, reason, actor, actor_ip = null } = wish
  const payment = await found(tx, order_id, lockPaymentOfOrder)
  const { left } = await refundableOf(tx, payment)
  const amount = withinLeft(left, wish.amount)
  const { currency } = amount
  const now = clock.now()
  const { account_id } = payment
  const row = await insertRefund(tx, {
    ...takenFrom(payment),
    id: makeId(clock),
    amount: decimalOf(amount),
    currency,
    origin: 'operator',
    reason,
    state: 'started',
    created_at: now,
    updated_at: now,
    leased_until: new Date(now.getTime() + leaseMs),
  })
  const about = { ...ofOrder(order_id, account_id), reason }
  const changes = { refund_id: row.id, ...auditedSum(row.amount, currency) }
  await audit(tx, { tenant, actor, actor_ip, action: 'refund_started', ...about, changes })
  return row
}

/** Null for a refund that was not sent before a bank began to take the money back: it would be paid back twice. */
const askedOf = async (
  tx: Tx,
  row: RefundRow,
  now: Date,
): Promise<Pick<RefundRequest, 'asked_at' | 'again' | 'returned' | 'sold_item'> | null> => {
  const { id, payment_id, gateway, currency, asked_at, transaction_id } = row
  const isTaken =
    asked_at === null &&
    payment_id !== null &&
    ((await findOpenDispute(tx, payment_id)) !== undefined || (await isLost(tx, { id: payment_id, gateway, currency })))
  if (isTaken) return null
  const sold_item = await findSoldItem(tx, gateway, transaction_id)
  return { ...(await noteAsked(tx, id, now)), returned: await returnedBeside(tx, row), sold_item }
}

/**
 * The gateway is no longer configured. A refund that was never requested has failed; staff have to check at the provider whether a
 * requested one happened.
 */
const unaskable = ({ asked_at }: RefundRow): RefundOutcome =>
  asked_at === null ? { kind: 'failed', reason: 'the gateway is not set up any more' } : { kind: 'unknown' }

/** Asks the gateway for a refund that has begun. It is repeated by the job that finds it unfinished. A gateway that does not answer is asked later. */
export const carryOutRefund = async (services: Services, row: RefundRow): Promise<RefundRow> => {
  const { gateway: gatewayOf, clock, database } = services
  const { id, tenant, gateway, transaction_id, amount, currency, reason } = row
  const adapter = gatewayOf(tenant, gateway)
  // Bank transfers are refunded by bank transfer, by staff, who get a mail.
  if (gateway === 'bank_transfer') return settleRefund(services, tenant, id, { kind: 'succeeded', gateway_ref: null })
  if (adapter === undefined) return settleRefund(services, tenant, id, unaskable(row))
  if (!adapter.isReachable()) return row
  const now = clock.now()
  const asked = await database.transaction(tenant, (tx) => askedOf(tx, row, now))
  if (asked === null)
    return settleRefund(services, tenant, id, { kind: 'failed', reason: 'the bank disputes the payment' })
  const about = { refund_id: id, transaction_id, amount: money(amount, currencyOf(currency)), reason }
  const outcome = await adapter.refund({ ...about, ...asked }, now)
  return settleRefund(services, tenant, id, outcome)
}

/**
 * The same for a call that has just begun it. What fails here is left to the janitor, and so is a refund that an earlier run of the call
 * began: that run may be asking the gateway, which may know no key for refunds.
 */
export const carryOutBegun = async (services: Services, row: RefundRow): Promise<void> => {
  if (isRepeat()) return
  try {
    await anew(() => carryOutRefund(services, row))
  } catch (error) {
    services.log.warn(
      { err: error, refund: row.id },
      'a refund has begun and could not be carried out; the janitor will',
    )
  }
}

/**
 * Refunds a paid order in whole or in part, and never more than was captured. 404 if nothing was paid, 409 `conflict` while a bank
 * disputes it, 422 `refund_too_large` if less is left.
 */
export const refundPayment =
  (services: Services) =>
  async (wish: RefundWish): Promise<Refund> =>
    presentRefund(
      await carryOutRefund(
        services,
        await services.database.transaction(wish.tenant, (tx) => beginRefund(services, tx, wish)),
      ),
    )

export const refundQueue = 'billing.refund'

export interface RefundJob {
  readonly tenant: string
  readonly refund_id: string
}

export const performRefund =
  (services: Services) =>
  async ({ tenant, refund_id }: RefundJob): Promise<void> => {
    const row = await services.database.read(tenant, (tx) => findRefund(tx, refund_id))
    if (row?.state === 'started') await carryOutRefund(services, row)
  }

export interface Return {
  readonly tenant: string
  readonly account_id: string
  readonly order_id: string | null
  readonly gateway: string
  readonly transaction_id: string
  readonly amount: Money
  readonly origin: 'surplus' | 'verification'
  readonly reason: string
  /** The day on which a transfer arrived. */
  readonly received_on?: string
  /** Who recorded it; the server itself by default. */
  readonly by?: { readonly actor: string; readonly actor_ip: string | null }
}

/**
 * Refunds captured money that was not owed, once per transaction, in the caller’s transaction. Returns false if it is already being
 * refunded, or is zero.
 */
export const returnMoney = async ({ clock, jobs, audit }: Services, tx: Tx, what: Return): Promise<boolean> => {
  // Field by field: a caller’s object may contain more than is stored with a refund.
  const { tenant, account_id, order_id, gateway, transaction_id, amount, origin, reason, received_on } = what
  if (!isPositive(amount)) return false
  const now = clock.now()
  const row = await insertReturn(tx, {
    id: makeId(clock),
    tenant,
    account_id,
    order_id,
    payment_id: null,
    gateway,
    transaction_id,
    origin,
    reason,
    amount: decimalOf(amount),
    currency: amount.currency,
    state: 'started',
    created_at: now,
    updated_at: now,
    leased_until: now,
    received_on: received_on ?? null,
  })
  if (row === undefined) return false
  await audit(tx, {
    tenant,
    ...(what.by ?? { actor: 'system', actor_ip: null }),
    action: 'refund_started',
    object_type: order_id === null ? 'refund' : 'order',
    object_id: order_id ?? row.id,
    account_id,
    reason,
    changes: {
      refund_id: row.id,
      origin,
      gateway,
      transaction_id,
      ...auditedSum(row.amount, row.currency),
      ...(received_on !== undefined && { paid_on: received_on }),
    },
  })
  const job: RefundJob = { tenant, refund_id: row.id }
  await jobs.enqueue(tx, refundQueue, job)
  return true
}
