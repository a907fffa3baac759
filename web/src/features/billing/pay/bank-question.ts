import type { Stripe, StripeError } from '@stripe/stripe-js'
import { QuestionFailure } from './gateway-failures.ts'

/** The gateway was not heard, so the question still stands. Every other error is an answer that the server hears of, too. */
const unheard: readonly StripeError['type'][] = ['api_connection_error', 'api_error', 'rate_limit_error']

/**
 * Shows what the customer's bank asks and resolves once it was answered, whichever way: the order itself tells how.
 * Rejects with a `QuestionFailure` where it could not be shown.
 */
export const askBank = async (open: () => Promise<Stripe>, clientSecret: string): Promise<void> => {
  const stripe = await open().catch((reason: unknown) => {
    throw new QuestionFailure('the script did not load', { cause: reason })
  })
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error !== undefined && unheard.includes(error.type)) throw new QuestionFailure(error.message)
}
