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

/** Null if Stripe has no payment with this attempt's id in its metadata. */
export const findByAttempt = async (stripe: Stripe, attemptId: string): Promise<Outcome | null> => {
  try {
    const { data } = await stripe.paymentIntents.search({
      query: `metadata["attempt_id"]:"${attemptId}"`,
      expand: ['data.latest_charge'],
    })
    return data[0] === undefined ? null : outcomeOf(data[0])
  } catch {
    return { kind: 'unknown', gateway_ref: null }
  }
}
