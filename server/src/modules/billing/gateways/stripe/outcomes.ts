import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromMinor, type Money } from '@foyer/contract/vocabulary/money.ts'
import Stripe from 'stripe'
import type { Outcome } from '../../payments/payment-rules.ts'

/** Stripe's codes (error code or decline code) as ours; all others are a plain decline. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  lost_card: 'lost_or_stolen_card',
  stolen_card: 'lost_or_stolen_card',
  card_not_supported: 'card_not_supported',
  currency_not_supported: 'card_not_supported',
  // The amount is below or above what Stripe takes by card, such as a raise for the last day of a period.
  amount_too_small: 'card_not_supported',
  amount_too_large: 'card_not_supported',
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
  processing_error: 'processing_error',
}

export const reasonOf = (codes: readonly (string | null | undefined)[]): DeclineReason =>
  codes.map((code) => reasons[code ?? '']).find((reason) => reason !== undefined) ?? 'generic_decline'

/** For charges that we made. Throws if the currency is not one of ours. */
const moneyOf = (minor: number, currency: string): Money =>
  fromMinor(BigInt(minor), Currency.parse(currency.toUpperCase()))

/** For any charge of the account, which may belong to another shop: null if the currency is not one of ours. */
export const anyMoneyOf = (minor: number, currency: string): Money | null =>
  Currency.safeParse(currency.toUpperCase()).success ? moneyOf(minor, currency) : null

const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null

export const outcomeOf = (intent: Stripe.PaymentIntent): Outcome => {
  switch (intent.status) {
    case 'succeeded': {
      const charge = chargeOf(intent)
      return {
        kind: 'succeeded',
        gateway_ref: intent.id,
        transaction_id: intent.id,
        order_id: intent.metadata['order_id'] ?? null,
        amount: moneyOf(intent.amount_received, intent.currency),
        receipt_url: charge?.receipt_url ?? null,
        card_last_four: charge?.payment_method_details?.card?.last4 ?? null,
        card_type: charge?.payment_method_details?.card?.brand ?? null,
      }
    }
    case 'requires_action':
    case 'requires_confirmation':
      return intent.client_secret === null
        ? { kind: 'unknown', gateway_ref: intent.id }
        : { kind: 'requires_action', gateway_ref: intent.id, client_secret: intent.client_secret }
    case 'requires_payment_method': {
      const error = intent.last_payment_error
      return { kind: 'failed', gateway_ref: intent.id, reason: reasonOf([error?.decline_code, error?.code]) }
    }
    case 'canceled':
      return { kind: 'failed', gateway_ref: intent.id, reason: 'abandoned' }
    default:
      return { kind: 'unknown', gateway_ref: intent.id }
  }
}

/** Stripe does not accept the key, or the key lacks the right: this call has had no effect. */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError

/** A refusal is a known result; silence, a broken answer or a server error is not. */
export const outcomeOfError = (error: unknown): Outcome => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent
    return { kind: 'failed', gateway_ref: intent?.id ?? null, reason: reasonOf([error.decline_code, error.code]) }
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) {
    return { kind: 'failed', gateway_ref: null, reason: reasons[error.code ?? ''] ?? 'invalid_card' }
  }
  return { kind: 'unknown', gateway_ref: null }
}

export const heard = (ask: () => Promise<Stripe.PaymentIntent>): Promise<Outcome> =>
  ask().then(outcomeOf, outcomeOfError)
