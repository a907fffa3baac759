import type { Stripe } from 'stripe'
import { type Context, seconds } from './call.ts'
import { cardDeclined, testCardOf } from './cards.ts'
import { announce } from './events.ts'
import { clientSecret, stripeId } from './ids.ts'
import { nextAction, type Terms } from './payment-flow.ts'
import { idOf } from './payment-intents.ts'
import { attachMethod, checkUsable, lockMethod, type StoredMethod } from './payment-methods.ts'
import { invalidRequest } from './refusal.ts'
import { saveObject, type Stored } from './store.ts'
import { type Decline, declines } from './test-cards.ts'

export type StoredSetup = Stored<'setup_intent'>

type SetupFields = Pick<Stripe.SetupIntent, 'customer' | 'description' | 'metadata' | 'payment_method' | 'usage'>

/** A new intent to save a card, which waits for the card or for confirmation. */
export const newSetup = ({ now }: Context, fields: SetupFields): Stripe.SetupIntent => {
  const id = stripeId('seti')
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: clientSecret(id),
    created: seconds(now),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: fields.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    ...fields,
  }
}

const save = async (
  context: Context,
  { body, facts }: StoredSetup,
  change: Partial<Stripe.SetupIntent>,
  return_url = facts.return_url,
): Promise<StoredSetup> => {
  const saved = { body: { ...body, ...change }, facts: { return_url } }
  await saveObject(context.client, 'setup_intent', saved)
  return saved
}

const setupFailed = async (
  context: Context,
  stored: StoredSetup,
  last_setup_error: Stripe.SetupIntent.LastSetupError,
): Promise<StoredSetup> => {
  const change = {
    last_setup_error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method' as const,
  }
  const saved = await save(context, stored, change)
  await announce(context, 'setup_intent.setup_failed', saved.body)
  return saved
}

const declineSetup = (context: Context, stored: StoredSetup, method: StoredMethod, reason: Decline) =>
  setupFailed(context, stored, { type: 'card_error', ...declines[reason], payment_method: method.body })

const succeed = async (context: Context, stored: StoredSetup, method: StoredMethod): Promise<StoredSetup> => {
  const customer = idOf(stored.body.customer)
  const facts = stored.body.usage === 'off_session' ? ({ set_up: true } as const) : {}
  if (customer !== null) await attachMethod(context, method, customer, facts)
  else await saveObject(context.client, 'payment_method', { ...method, facts: { ...method.facts, ...facts } })
  const saved = await save(context, stored, { last_setup_error: null, next_action: null, status: 'succeeded' })
  await announce(context, 'setup_intent.succeeded', saved.body)
  return saved
}

/** Confirms saving a card: it is saved, or waits for a challenge. Throws the card's decline with the intent in it. */
export const confirmSetup = async (context: Context, stored: StoredSetup, terms: Terms): Promise<StoredSetup> => {
  const { body } = stored
  const methodId = idOf(body.payment_method)
  if (methodId === null) {
    throw invalidRequest(`${body.id} cannot be confirmed without a payment method.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: body,
    })
  }
  const method = await lockMethod(context, methodId)
  checkUsable(method, idOf(body.customer))
  const card = testCardOf(method.facts.card)
  if (card.challenge !== undefined) {
    const next_action = nextAction(context, body, terms)
    const saved = await save(context, stored, { next_action, status: 'requires_action' }, terms.return_url)
    await announce(context, 'setup_intent.requires_action', saved.body)
    return saved
  }
  if (card.decline === undefined || card.savable === true) return succeed(context, stored, method)
  const declined = await declineSetup(context, stored, method, card.decline)
  throw cardDeclined(card.decline, { setup_intent: declined.body, payment_method: method.body })
}

/** Ends the challenge for a card that is being saved. Only the first end counts. */
export const endSetupChallenge = async (
  context: Context,
  stored: StoredSetup,
  passed: boolean,
): Promise<StoredSetup> => {
  const methodId = idOf(stored.body.payment_method)
  if (stored.body.status !== 'requires_action' || methodId === null) return stored
  const method = await lockMethod(context, methodId)
  if (passed) return succeed(context, stored, method)
  return setupFailed(context, stored, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: 'The card could not be authenticated. Choose another card or try again.',
    payment_method: method.body,
  })
}

export const cancelSetup = async (context: Context, stored: StoredSetup): Promise<StoredSetup> => {
  if (stored.body.status === 'succeeded' || stored.body.status === 'canceled') {
    throw invalidRequest(`${stored.body.id} cannot be canceled because it is ${stored.body.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: stored.body,
    })
  }
  const saved = await save(context, stored, { next_action: null, status: 'canceled' })
  await announce(context, 'setup_intent.canceled', saved.body)
  return saved
}
