import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { auditActor } from '../audit-actor.ts'
import { ofOrder } from '../audited.ts'
import { postQuestioned, type Question, questionLines } from '../letters/questioned-payment.ts'
import { postReceipt } from '../letters/receipt.ts'
import { isOwed } from '../orders/order-rules.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import { returnMoney } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import {
  type AttemptRow,
  chargedAccount,
  findLiveAttempt,
  leaveToPeople,
  lockAttempt,
  updateAttempt,
} from './attempt-store.ts'
import { completeOrder } from './complete-order.ts'
import { judgeOutcome, type Outcome } from './payment-rules.ts'
import { findPaymentByTransaction } from './payment-store.ts'

export type Captured = Extract<Outcome, { kind: 'succeeded' }>

/**
 * Records what a gateway says about an attempt, whichever source reports it first: the waiting caller, a notification or the janitor.
 * Repeated, late and reordered reports change nothing. Returns the attempt as it is afterwards.
 */
export const settleAttempt = (
  services: Services,
  { tenant, id, order_id }: Pick<AttemptRow, 'tenant' | 'id' | 'order_id'>,
  outcome: Outcome,
): Promise<AttemptRow> =>
  services.database.transaction(tenant, async (tx) => {
    const [attempt, order] = await Promise.all([
      lockAttempt(tx, id),
      outcome.kind === 'succeeded' ? lockOrder(tx, order_id) : null,
    ])
    const asked = {
      order_id: attempt.order_id,
      amount: money(attempt.amount, currencyOf(attempt.currency)),
    }
    const verdict = judgeOutcome(attempt.state as Parameters<typeof judgeOutcome>[0], asked, outcome)
    if (verdict === 'ignore') {
      if (attempt.state === 'succeeded' && outcome.kind === 'succeeded')
        await returnSecond(services, tx, attempt, outcome)
      return attempt
    }
    if (outcome.kind !== 'succeeded') return note(services, tx, attempt, outcome)
    if (order === null) throw new Error('unreachable: the order of what has succeeded is locked')
    if (verdict === 'mismatch' && isOwed(order)) {
      await raiseAlarm(services, tx, attempt, outcome, 'other_sum')
      await leaveToPeople(tx, attempt.id, outcome, services.clock.now())
      return attempt
    }
    return collect(services, tx, attempt, order, outcome)
  })

type Surplus = Pick<AttemptRow, 'id' | 'tenant' | 'account_id' | 'order_id' | 'gateway'>

/** Why nothing was owed, as stored with the refund. */
const surplus = {
  paid_already: { reason: 'captured once too often' },
  given_up: { reason: 'captured after the order was cancelled' },
} as const

/** Captured although nothing was owed any more: the money is refunded automatically, and staff are told once, however often it is reported. */
export const returnSurplus = async (
  services: Services,
  tx: Tx,
  attempt: Surplus,
  captured: Captured,
  { cancelled_at }: Pick<LockedOrder, 'cancelled_at'>,
): Promise<void> => {
  const question = cancelled_at === null ? 'paid_already' : 'given_up'
  const { tenant, account_id, order_id, gateway } = attempt
  const { transaction_id, amount } = captured
  const what = { tenant, account_id, order_id, gateway, transaction_id, amount }
  const isNews = await returnMoney(services, tx, { ...what, origin: 'surplus', ...surplus[question] })
  if (isNews) await raiseAlarm(services, tx, attempt, captured, question)
}

/** A page that was paid on twice: the second capture has another id than our payment. */
const returnSecond = async (services: Services, tx: Tx, attempt: AttemptRow, captured: Captured): Promise<void> => {
  // A charge of ours has one key and therefore one capture, however often it is requested.
  if (attempt.instrument_kind !== 'checkout') return
  const known = await findPaymentByTransaction(tx, attempt.gateway, captured.transaction_id)
  if (known === undefined) await returnSurplus(services, tx, attempt, captured, { cancelled_at: null })
}

/** What a person has to look at: a capture, or something else about a payment that may happen to it more than once. */
type Strange = Captured | { readonly kind: 'unknown' | 'refunded'; readonly event?: string }

/** Staff are told, and a person has to look at it. */
export const raiseAlarm = async (
  services: Services,
  tx: Tx,
  attempt: Surplus,
  outcome: Strange,
  question: Question,
): Promise<void> => {
  const { audit, log } = services
  const { reason } = questionLines[question]
  log.error({ attempt: attempt.id, outcome: outcome.kind }, reason)
  const { tenant, account_id, order_id } = attempt
  await audit(tx, {
    tenant,
    actor: auditActor(attempt.gateway),
    actor_ip: null,
    action: 'payment_questioned',
    ...ofOrder(order_id, account_id),
    reason,
  })
  const event = outcome.kind === 'succeeded' ? outcome.transaction_id : outcome.event
  await postQuestioned(services, tx, { ...attempt, event }, question)
}

/** Once an attempt has ended, a card’s token and the secret of the bank’s confirmation would only help thieves. */
export const spent = ({ instrument_kind }: AttemptRow) => ({
  client_secret: null,
  ...(instrument_kind === 'token' && { instrument: 'spent' }),
})

const note = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  attempt: AttemptRow,
  outcome: Exclude<Outcome, Captured>,
): Promise<AttemptRow> => {
  const { tenant, account_id, order_id } = attempt
  const failureCode = outcome.kind === 'failed' ? outcome.reason : null
  const noted = {
    state: outcome.kind,
    updated_at: clock.now(),
    failure_code: failureCode,
    ...(outcome.gateway_ref !== null && { gateway_ref: outcome.gateway_ref }),
    ...(outcome.kind === 'requires_action' && { client_secret: outcome.client_secret }),
    ...(outcome.kind === 'failed' && spent(attempt)),
  }
  await updateAttempt(tx, attempt.id, noted)
  await audit(tx, {
    tenant,
    actor: auditActor(attempt.gateway),
    actor_ip: null,
    action: `payment_${outcome.kind}`,
    ...ofOrder(order_id, account_id),
    changes: { attempt: attempt.id, reason: failureCode },
  })
  if (outcome.kind === 'failed')
    await jobs.announce(tx, 'payment_failed', { tenant, order_id, failure_code: failureCode })
  return { ...attempt, ...noted }
}

/** The attempt has succeeded, so the order is paid and its receipt is queued: all in this one transaction, or none of it. */
const collect = async (
  services: Services,
  tx: Tx,
  attempt: AttemptRow,
  order: LockedOrder,
  captured: Captured,
): Promise<AttemptRow> => {
  const { gateway_ref, transaction_id, receipt_url, card_last_four, card_type } = captured
  if (!isOwed(order)) {
    await returnSurplus(services, tx, attempt, captured, order)
    return attempt
  }
  // Given up, but captured while another attempt is open: which of the two pays is known when that one ends.
  if (attempt.state === 'failed' && (await findLiveAttempt(tx, attempt.order_id)) !== undefined)
    throw failure('payment_in_progress', { meta: { retry_after: 5 } })
  const at = services.clock.now()
  const lastFour = card_last_four ?? attempt.card_last_four
  const succeeded = {
    state: 'succeeded',
    updated_at: at,
    gateway_ref,
    failure_code: null,
    card_last_four: lastFour,
    card_type: card_type ?? attempt.card_type,
    ...spent(attempt),
  } as const
  await updateAttempt(tx, attempt.id, succeeded)
  const { id: attempt_id, gateway, account_id: actor } = attempt
  const card_holder = attempt.instrument_kind === 'saved' ? chargedAccount(attempt) : null
  await Promise.all([
    completeOrder(services, tx, order, { attempt_id, gateway, transaction_id, receipt_url, card_holder, at, actor }),
    postReceipt(services, tx, order),
  ])
  return { ...attempt, ...succeeded }
}
