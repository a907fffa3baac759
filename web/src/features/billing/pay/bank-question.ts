import { type DeclineReason, declineReasons } from '@foyer/contract/billing/decline.ts'
import type { Stripe, StripeError } from '@stripe/stripe-js'
import { QuestionFailure } from './gateway-failures.ts'

/**
 * The gateway was not reached, so the confirmation is still pending. Every other error is an answer that the server
 * also receives.
 */
const unheard: readonly StripeError['type'][] = ['api_connection_error', 'api_error', 'rate_limit_error']

const reasonOf = ({ code, decline_code }: StripeError): DeclineReason =>
  code?.endsWith('_authentication_failure') === true
    ? 'authentication_failed'
    : (declineReasons.find((known) => known === decline_code || known === code) ?? 'generic_decline')

/**
 * Shows the bank's confirmation and resolves once it was answered, with the reason if the bank declined. An order
 * reports by itself how its payment ended, but nothing else reports a card that was not saved. Rejects with a
 * `QuestionFailure` if it could not be shown.
 */
export const askBank = async (
  open: () => Promise<Stripe>,
  clientSecret: string,
): Promise<DeclineReason | undefined> => {
  const stripe = await open().catch((reason: unknown) => {
    throw new QuestionFailure('the script did not load', { cause: reason })
  })
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error === undefined) return undefined
  if (unheard.includes(error.type)) throw new QuestionFailure(error.message)
  return reasonOf(error)
}
