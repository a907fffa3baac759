import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import Stripe from 'stripe'
import type { Outcome } from '../../payments/payment-rules.ts'
import { CircuitOpen } from '../circuit-breaker.ts'
import type { ChargeRequest } from '../gateway.ts'
import { isKeyRefused, outcomeOf, outcomeOfError } from './outcomes.ts'

export const expand = ['latest_charge']

const parametersOf = (request: ChargeRequest): Stripe.PaymentIntentCreateParams => {
  const { attempt_id, order_id, amount, description, instrument, customer, off_session } = request
  return {
    // Stripe counts in minor units, as we do. Each currency that it takes has the same decimals there.
    amount: Number(amount.minor),
    currency: amount.currency.toLowerCase(),
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    // Stripe.js shows the bank's question in the page.
    use_stripe_sdk: true,
    description,
    metadata: { order_id, attempt_id },
    expand,
    ...(instrument.kind === 'saved'
      ? { payment_method: instrument.reference }
      : { payment_method_data: { type: 'card', card: { token: instrument.reference } } as never }),
    ...(customer !== null && { customer }),
    ...(off_session && { off_session }),
  }
}

/** A call that was not made, or whose key was refused, has had no effect, so a waiting customer may try again. Otherwise the janitor repeats the charge later. */
const notMade = (error: unknown): Outcome => {
  const wasHeldBack = error instanceof Stripe.errors.StripeConnectionError && error.detail instanceof CircuitOpen
  if (wasHeldBack || isKeyRefused(error)) return { kind: 'failed', gateway_ref: null, reason: 'processing_error' }
  return outcomeOfError(error)
}

const create = (stripe: Stripe, request: ChargeRequest): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(parametersOf(request), { idempotencyKey: request.attempt_id })

export const charge = (stripe: Stripe, request: ChargeRequest): Promise<Outcome> =>
  create(stripe, request).then(outcomeOf, request.off_session ? outcomeOfError : notMade)

/** Repeats the charge under the same key. A call that was not made says nothing about the one before, which may have taken the money. */
export const chargeAgain = (stripe: Stripe, request: ChargeRequest): Promise<Outcome> =>
  create(stripe, request).then(outcomeOf, outcomeOfError)

/**
 * How far back a charge of a saved card is looked for, because a database restored from a backup may have forgotten it. As far as the books
 * are compared.
 */
const forgottenMs = 35 * dayMs
/** Stripe's clock and ours differ a little. */
const skewMs = 5 * minuteMs

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Where the payment of an attempt must be: among those of its customer, or among all of the account since it began. */
const placeOf = ({ customer }: ChargeRequest, startedAt: Date): Stripe.PaymentIntentListParams => {
  const started = startedAt.getTime()
  if (customer !== null) return { customer, created: { gte: seconds(started - forgottenMs) } }
  return { created: { gte: seconds(started - skewMs), lte: seconds(started + dayMs + skewMs) } }
}

/**
 * Null if Stripe has no payment with this attempt's id in its metadata. Lists know a payment at once, everywhere. Search would know it late,
 * and not at all for accounts in India (docs.stripe.com/search).
 */
export const findByAttempt = async (
  stripe: Stripe,
  request: ChargeRequest,
  startedAt: Date,
): Promise<Outcome | null> => {
  const asked = { ...placeOf(request, startedAt), limit: 100, expand: ['data.latest_charge'] }
  try {
    for await (const intent of stripe.paymentIntents.list(asked))
      if (intent.metadata['attempt_id'] === request.attempt_id) return outcomeOf(intent)
    return null
  } catch {
    return { kind: 'unknown', gateway_ref: null }
  }
}
