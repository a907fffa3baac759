import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import Stripe from 'stripe'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import type { Gateway } from '../gateway.ts'
import { refusedWith, troubles } from '../provider-call.ts'
import { stripeCards } from './cards.ts'
import { chargeAgain, expand, findByAttempt } from './charge.ts'
import { stripeClient, type StripeSettings } from './client.ts'
import { readStripeEvent } from './notification.ts'
import { heard, isKeyRefused } from './outcomes.ts'
import { captures, refund, returned } from './refunds.ts'

export type { StripeSettings }

/** Stripe keeps idempotency keys for at least 24 hours; we rely on an hour less. */
const keyKeptMs = 23 * hourMs

const troubleOf = (error: unknown): string => {
  const known = isKeyRefused(error) || error instanceof Stripe.errors.StripeInvalidRequestError
  const status = known && error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
  return status === undefined ? troubles.silent : refusedWith(status)
}

/** Stripe, through its own SDK (source: stripe.com/docs, PaymentIntents, SetupIntents and webhooks). */
export const stripeGateway = (settings: StripeSettings, line: CircuitBreaker): Gateway => {
  const stripe = stripeClient(settings, line)
  return {
    isReachable: () => line.isAvailable(),
    // All except cryptocurrencies, which have more than two decimals.
    takes: (currency) => currencyFacts[currency].decimals <= 2,
    cards: stripeCards(stripe),
    checkouts: null,
    endAgreement: null,
    lookUp: async (request, gatewayRef, startedAt, now) => {
      if (gatewayRef !== null) return heard(() => stripe.paymentIntents.retrieve(gatewayRef, { expand }))
      // If Stripe stored an error under the key, repeating the call would return it for ever, although the money has moved. So look it up
      // first.
      const found = await findByAttempt(stripe, request, startedAt)
      if (found !== null) return found
      // After a day the key is forgotten, and repeating the call would charge a second time.
      const keyIsKept = now.getTime() - startedAt.getTime() < keyKeptMs
      return keyIsKept
        ? chargeAgain(stripe, request)
        : { kind: 'failed', gateway_ref: null, reason: 'processing_error' }
    },
    cancel: async (gatewayRef) => {
      const cancelled = await heard(() => stripe.paymentIntents.cancel(gatewayRef, { expand }))
      // Refused if it has ended in the meantime: then its present state decides.
      return cancelled.kind === 'failed' && cancelled.gateway_ref === null
        ? heard(() => stripe.paymentIntents.retrieve(gatewayRef, { expand }))
        : cancelled
    },
    check: () => stripe.paymentIntents.list({ limit: 1 }).then(() => null, troubleOf),
    refund: (request) => refund(stripe, request),
    captures: (from, to) => captures(stripe, from, to),
    returned: (from, to) => returned(stripe, from, to),
    readNotification: (raw, headers, now) => readStripeEvent(stripe, settings, raw, headers['stripe-signature'], now),
    receipt: () => '{}',
  }
}
