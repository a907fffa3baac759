import Stripe from 'stripe'
import type { CardCalls, KeepOutcome, KeepRequest, KeptCard } from '../gateway.ts'
import { charge } from './charge.ts'
import { reasonOf } from './outcomes.ts'

export const cardOf = ({ id, card }: Stripe.PaymentMethod): KeptCard => ({
  reference: id,
  // Stripe reports only the last digits of the number.
  first_six: null,
  last_four: card?.last4 ?? '0000',
  type: card?.brand ?? 'card',
  expires: `${card?.exp_year ?? 2000}-${String(card?.exp_month ?? 1).padStart(2, '0')}-01`,
})

const keepOutcomeOf = (intent: Stripe.SetupIntent): KeepOutcome => {
  const { status, payment_method, customer, client_secret, last_setup_error: error } = intent
  switch (status) {
    case 'succeeded':
      return typeof payment_method === 'object' && payment_method !== null && typeof customer === 'string'
        ? { kind: 'kept', card: cardOf(payment_method), customer }
        : { kind: 'unknown' }
    case 'requires_action':
    case 'requires_confirmation':
      return client_secret === null
        ? { kind: 'unknown' }
        : { kind: 'requires_action', gateway_ref: intent.id, client_secret }
    case 'requires_payment_method':
      return { kind: 'failed', reason: reasonOf([error?.decline_code, error?.code]) }
    case 'canceled':
      return { kind: 'failed', reason: 'abandoned' }
    default:
      return { kind: 'unknown' }
  }
}

const keepOutcomeOfError = (error: unknown): KeepOutcome => {
  if (error instanceof Stripe.errors.StripeCardError)
    return { kind: 'failed', reason: reasonOf([error.decline_code, error.code]) }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
    return { kind: 'failed', reason: 'invalid_card' }
  return { kind: 'unknown' }
}

const expand = ['payment_method']

/** A customer is known to us only once it has a card, so it is made again under the same key. */
const customerKey = ({ account_id }: KeepRequest): string => `customer-of-${account_id}`

/**
 * Cards belong to a customer of their own at Stripe, and are set up to be charged while their holder is away. Stripe is not told the address:
 * it needs none, and nobody would tell it when that changes. Our id leads from there to the account.
 */
const keep = async (stripe: Stripe, request: KeepRequest): Promise<KeepOutcome> => {
  const { checkout_id, account_id, token } = request
  const customer =
    request.customer ??
    (await stripe.customers.create({ metadata: { account_id } }, { idempotencyKey: customerKey(request) })).id
  const intent = await stripe.setupIntents.create(
    {
      customer,
      confirm: true,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      use_stripe_sdk: true,
      payment_method_data: { type: 'card', card: { token } } as never,
      metadata: { checkout_id, account_id },
      expand,
    },
    { idempotencyKey: checkout_id },
  )
  return keepOutcomeOf(intent)
}

/** A card that Stripe does not know, or no longer knows, counts as deleted. */
const forget = (stripe: Stripe, reference: string): Promise<boolean> =>
  stripe.paymentMethods.detach(reference).then(
    () => true,
    (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError,
  )

/** The same of a customer, whose cards are detached with it. */
const forgetCustomer = (stripe: Stripe, reference: string): Promise<boolean> =>
  stripe.customers.del(reference).then(
    () => true,
    (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError,
  )

export const stripeCards = (stripe: Stripe): CardCalls => ({
  charge: (request) => charge(stripe, request),
  keeping: {
    keep: (request) => keep(stripe, request).catch(keepOutcomeOfError),
    lookUp: (ref) => stripe.setupIntents.retrieve(ref, { expand }).then(keepOutcomeOf, keepOutcomeOfError),
  },
  forget: (reference) => forget(stripe, reference),
  forgetCustomer: (reference) => forgetCustomer(stripe, reference),
})
