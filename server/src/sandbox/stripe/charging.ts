import type { Stripe } from 'stripe'
import { recordCapture } from '../ledger.ts'
import type { Context } from './call.ts'
import { type ChargeAttempt, makeCharge } from './charges.ts'
import { moneyOf } from './currency.ts'
import { announce } from './events.ts'
import { idOf, type StoredIntent } from './payment-intents.ts'
import { attachMethod, type StoredMethod } from './payment-methods.ts'
import { saveObject } from './store.ts'
import { type Decline, declines } from './test-cards.ts'

/** Saves the changes of an intent. */
export const saveIntent = async (
  context: Context,
  { body, facts }: StoredIntent,
  change: Partial<Stripe.PaymentIntent>,
  return_url = facts.return_url,
): Promise<StoredIntent> => {
  const saved = { body: { ...body, ...change }, facts: { return_url } }
  await saveObject(context.client, 'payment_intent', saved)
  return saved
}

const capture = async (context: Context, { body }: StoredIntent): Promise<void> => {
  await recordCapture(context.client, {
    id: body.id,
    gateway: 'stripe',
    order_id: body.metadata['order_id'] ?? null,
    attempt_id: body.metadata['attempt_id'] ?? null,
    amount: moneyOf(body.amount, body.currency),
    at: context.now,
  })
}

/** If requested, the card belongs to the customer after a payment; otherwise it cannot be used again. */
const keepMethod = async (context: Context, intent: Stripe.PaymentIntent, method: StoredMethod): Promise<void> => {
  const customer = idOf(intent.customer)
  if (customer !== null && intent.setup_future_usage !== null) {
    await attachMethod(context, method, customer, intent.setup_future_usage === 'off_session' ? { set_up: true } : {})
    return
  }
  if (method.body.customer !== null) return
  await saveObject(context.client, 'payment_method', { ...method, facts: { ...method.facts, spent: true } })
}

const succeed = async (context: Context, stored: StoredIntent, attempt: ChargeAttempt, method: StoredMethod) => {
  const charge = await makeCharge(context, attempt)
  const saved = await saveIntent(context, stored, {
    amount_received: stored.body.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  })
  await capture(context, saved)
  await keepMethod(context, saved.body, method)
  await announce(context, 'charge.succeeded', charge)
  await announce(context, 'payment_intent.succeeded', saved.body)
  return saved
}

const decline = async (context: Context, stored: StoredIntent, attempt: ChargeAttempt, reason: Decline) => {
  const charge = await makeCharge(context, attempt)
  const saved = await saveIntent(context, stored, {
    last_payment_error: {
      type: 'card_error',
      ...declines[reason],
      charge: charge.id,
      payment_method: attempt.method,
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  await announce(context, 'charge.failed', charge)
  await announce(context, 'payment_intent.payment_failed', saved.body)
  return saved
}

/** Captures the payment or is declined by the bank. Returns the resulting intent in both cases. */
export const charge = async (
  context: Context,
  stored: StoredIntent,
  method: StoredMethod,
  how: { readonly authenticated: boolean; readonly declined: Decline | undefined },
): Promise<StoredIntent> => {
  const { declined, authenticated } = how
  const attempt = { intent: stored.body, method: method.body, decline: declined, authenticated }
  return declined === undefined
    ? succeed(context, stored, attempt, method)
    : decline(context, stored, attempt, declined)
}
