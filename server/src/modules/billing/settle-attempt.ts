import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type AttemptRow, lockAttempt, updateAttempt } from './attempt-store.ts'
import { completeOrder } from './complete-order.ts'
import { postReceipt } from './letters/receipt.ts'
import { lockOrder } from './order-store.ts'
import { judgeOutcome, type Outcome } from './payment-rules.ts'
import type { Services } from './services.ts'

type Captured = Extract<Outcome, { kind: 'succeeded' }>

/**
 * Writes down what a gateway says of an attempt, whoever heard it first: the caller who waits, a notification or the janitor.
 * Repeated, late and reordered news change nothing. Returns the attempt as it then is.
 */
export const settleAttempt = (
  services: Services,
  tenant: string,
  attemptId: string,
  outcome: Outcome,
): Promise<AttemptRow> =>
  services.database.transaction(tenant, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    const asked = {
      order_id: attempt.order_id,
      amount: money(attempt.amount, Currency.parse(attempt.currency)),
    }
    const verdict = judgeOutcome(attempt.state as Parameters<typeof judgeOutcome>[0], asked, outcome)
    if (verdict.kind === 'ignore') return attempt
    if (verdict.kind === 'mismatch') {
      await raiseAlarm(services, tx, attempt, outcome, 'the gateway captured something else than was asked for')
      // A person decides; until then the order stays held and the janitor asks no more.
      await updateAttempt(tx, attempt.id, { leased_until: 'infinity' })
      return attempt
    }
    if (outcome.kind === 'succeeded') await collect(services, tx, attempt, outcome)
    else await note(services, tx, attempt, outcome)
    return lockAttempt(tx, attemptId)
  })

const raiseAlarm = async (
  { audit, jobs, log }: Services,
  tx: Tx,
  attempt: AttemptRow,
  outcome: Outcome,
  reason: string,
): Promise<void> => {
  log.error({ attempt: attempt.id, outcome: outcome.kind }, reason)
  const { tenant, account_id, order_id } = attempt
  await audit(tx, {
    tenant,
    actor: `gateway:${attempt.gateway}`,
    actor_ip: null,
    action: 'payment_questioned',
    object_type: 'order',
    object_id: order_id,
    account_id,
    reason,
  })
  await jobs.announce(tx, 'payment_questioned', { tenant, order_id, attempt_id: attempt.id })
}

const note = async (
  { clock, audit }: Services,
  tx: Tx,
  attempt: AttemptRow,
  outcome: Exclude<Outcome, Captured>,
): Promise<void> => {
  const { tenant, account_id, order_id } = attempt
  const failureCode = outcome.kind === 'failed' ? outcome.reason : null
  await updateAttempt(tx, attempt.id, {
    state: outcome.kind,
    updated_at: clock.now(),
    failure_code: failureCode,
    ...(outcome.gateway_ref !== null && { gateway_ref: outcome.gateway_ref }),
    ...(outcome.kind === 'requires_action' && { client_secret: outcome.client_secret }),
  })
  await audit(tx, {
    tenant,
    actor: `gateway:${attempt.gateway}`,
    actor_ip: null,
    action: `payment_${outcome.kind}`,
    object_type: 'order',
    object_id: order_id,
    account_id,
    changes: { attempt: attempt.id, reason: failureCode },
  })
}

/** The attempt has succeeded, and with it the order is paid; its receipt is in the post. All in this one transaction, or none. */
const collect = async (services: Services, tx: Tx, attempt: AttemptRow, captured: Captured): Promise<void> => {
  const { gateway_ref, transaction_id, receipt_url, card_last_four } = captured
  const order = await lockOrder(tx, attempt.order_id)
  if (order.paid_at !== null) {
    await raiseAlarm(services, tx, attempt, captured, 'the gateway captured an order that is already paid')
    return
  }
  const at = services.clock.now()
  const lastFour = card_last_four ?? attempt.card_last_four
  const succeeded = {
    state: 'succeeded',
    updated_at: at,
    gateway_ref,
    failure_code: null,
    card_last_four: lastFour,
  } as const
  await updateAttempt(tx, attempt.id, succeeded)
  const { id: attempt_id, gateway, account_id: actor } = attempt
  const paid = await completeOrder(services, tx, order, { attempt_id, gateway, transaction_id, receipt_url, at, actor })
  await postReceipt(services, tx, paid)
}
