import type { Stripe } from 'stripe'
import { type Context, seconds } from './call.ts'
import { cardDeclined, testCardOf } from './cards.ts'
import { charge, saveIntent } from './charging.ts'
import { announce } from './events.ts'
import { idOf, type StoredIntent } from './payment-intents.ts'
import { checkUsable, lockMethod, type StoredMethod } from './payment-methods.ts'
import { invalidRequest, type Refusal } from './refusal.ts'
import type { TestCard } from './test-cards.ts'

/** The options of a confirmation. */
export interface Terms {
  /** The cardholder is not present to answer a challenge. */
  readonly off_session: boolean
  readonly error_on_requires_action: boolean
  /** The browser's script handles the challenge instead of a redirect. */
  readonly use_stripe_sdk: boolean
  readonly return_url: string | null
}

type Status = Stripe.PaymentIntent.Status

/** An error for an action that the intent's state does not allow; it contains the intent, as Stripe's does. */
const unexpectedState = (intent: Stripe.PaymentIntent, what: string): Refusal =>
  invalidRequest(`${intent.id} cannot be ${what} because it is ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })

export const checkStatus = ({ body }: StoredIntent, allowed: readonly Status[], what: string): void => {
  if (!allowed.includes(body.status)) throw unexpectedState(body, what)
}

const needsChallenge = (intent: Stripe.PaymentIntent, { challenge }: TestCard, method: StoredMethod, terms: Terms) => {
  const asked = intent.payment_method_options?.card?.request_three_d_secure ?? 'automatic'
  if (challenge === 'unless_set_up') return !(terms.off_session && method.facts.set_up)
  return challenge === 'always' || (asked !== 'automatic' && !terms.off_session)
}

/** Where the challenge takes place: in the browser's script, or at a URL that leads back to `return_url`. */
export const nextAction = (
  { options, prefix }: Context,
  intent: Pick<Stripe.PaymentIntent, 'id' | 'client_secret'>,
  terms: Terms,
) => {
  const path = `${prefix}/3ds/${intent.id}?client_secret=${intent.client_secret}`
  if (terms.return_url === null || terms.use_stripe_sdk) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: path } }
  }
  return { type: 'redirect_to_url', redirect_to_url: { url: options.publicUrl() + path, return_url: terms.return_url } }
}

const challenge = async (context: Context, stored: StoredIntent, terms: Terms): Promise<StoredIntent> => {
  const next_action = nextAction(context, stored.body, terms)
  const saved = await saveIntent(context, stored, { next_action, status: 'requires_action' }, terms.return_url)
  await announce(context, 'payment_intent.requires_action', saved.body)
  return saved
}

const checkRedirects = ({ automatic_payment_methods: automatic }: Stripe.PaymentIntent, terms: Terms): void => {
  if (automatic?.enabled !== true || automatic.allow_redirects === 'never') return
  if (terms.return_url !== null || terms.use_stripe_sdk) return
  throw invalidRequest(
    'The payment methods enabled for this intent may send the customer to another page: give a return_url, or set automatic_payment_methods[allow_redirects] to never.',
    { param: 'return_url' },
  )
}

/**
 * Confirms an intent with its card: it is paid, or waits for a challenge. Throws the card's decline with the intent in
 * it; the effects of a decline are kept.
 */
export const confirmIntent = async (context: Context, stored: StoredIntent, terms: Terms): Promise<StoredIntent> => {
  const { body } = stored
  const methodId = idOf(body.payment_method)
  if (methodId === null) {
    throw invalidRequest(`${body.id} cannot be confirmed without a payment method.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: body,
    })
  }
  checkRedirects(body, terms)
  const method = await lockMethod(context, methodId)
  checkUsable(method, idOf(body.customer))
  const card = testCardOf(method.facts.card)
  const challenged = needsChallenge(body, card, method, terms)
  if (challenged && !terms.off_session && !terms.error_on_requires_action) return challenge(context, stored, terms)
  const declined = challenged ? 'authentication_required' : card.decline
  const charged = await charge(context, stored, method, { authenticated: false, declined })
  if (declined === undefined) return charged
  throw cardDeclined(declined, {
    charge: idOf(charged.body.latest_charge) ?? '',
    payment_intent: charged.body,
    payment_method: method.body,
  })
}

/** Ends a challenge: either the cardholder passed and the bank decides, or another card is needed. Only the first end counts. */
export const endChallenge = async (context: Context, stored: StoredIntent, passed: boolean): Promise<StoredIntent> => {
  const methodId = idOf(stored.body.payment_method)
  if (stored.body.status !== 'requires_action' || methodId === null) return stored
  const method = await lockMethod(context, methodId)
  if (passed) {
    const { decline: declined } = testCardOf(method.facts.card)
    return charge(context, stored, method, { authenticated: true, declined })
  }
  const saved = await saveIntent(context, stored, {
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The card could not be authenticated. Choose another card or try again.',
      payment_method: method.body,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  await announce(context, 'payment_intent.payment_failed', saved.body)
  return saved
}

export const cancelIntent = async (
  context: Context,
  stored: StoredIntent,
  cancellation_reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<StoredIntent> => {
  checkStatus(stored, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'canceled')
  const change = {
    canceled_at: seconds(context.now),
    cancellation_reason,
    next_action: null,
    status: 'canceled' as const,
  }
  const saved = await saveIntent(context, stored, change)
  await announce(context, 'payment_intent.canceled', saved.body)
  return saved
}
