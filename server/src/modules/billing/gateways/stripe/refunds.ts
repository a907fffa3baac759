import Stripe from 'stripe'
import type { Capture, RefundOutcome, RefundRequest } from '../gateway.ts'
import { notAsked } from '../provider-call.ts'
import { anyMoneyOf, isKeyRefused } from './outcomes.ts'

const refundOutcomeOf = ({ id, status, failure_reason }: Stripe.Refund): RefundOutcome => {
  if (status === 'failed' || status === 'canceled') return { kind: 'failed', reason: failure_reason ?? status }
  // `pending` is in progress; if the bank sends it back, `refund.failed` reports that.
  return { kind: 'succeeded', gateway_ref: id }
}

const refundOutcomeOfError = (error: unknown): RefundOutcome =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409
    ? { kind: 'failed', reason: error.code ?? 'refused' }
    : { kind: 'unknown' }

const find = async (stripe: Stripe, { transaction_id, refund_id }: RefundRequest): Promise<RefundOutcome | null> => {
  const { data } = await stripe.refunds.list({ payment_intent: transaction_id, limit: 100 })
  const found = data.find(({ metadata }) => metadata?.['refund_id'] === refund_id)
  return found === undefined ? null : refundOutcomeOf(found)
}

/** Looked up before it is made, so that a key that Stripe has forgotten does no harm. */
export const refund = async (stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> => {
  const { refund_id, transaction_id, amount, again } = request
  try {
    const known = await find(stripe, request)
    if (known !== null) return known
    const made = await stripe.refunds.create(
      { payment_intent: transaction_id, amount: Number(amount.minor), metadata: { refund_id } },
      { idempotencyKey: refund_id },
    )
    return refundOutcomeOf(made)
  } catch (error) {
    // One that was asked for before may have been made.
    if (isKeyRefused(error) && !again) return { kind: 'failed', ...notAsked.refused }
    return refundOutcomeOfError(error)
  }
}

const captureOf = (charge: Stripe.Charge): Capture[] => {
  const { payment_intent, amount_captured, amount_refunded, currency, metadata, paid } = charge
  const [amount, refunded] = [anyMoneyOf(amount_captured, currency), anyMoneyOf(amount_refunded, currency)]
  // One account may serve other shops, too: charges in a currency that we do not sell in are theirs.
  if (!paid || typeof payment_intent !== 'string' || amount === null || refunded === null) return []
  return [
    {
      transaction_id: payment_intent,
      reference: metadata['attempt_id'] ?? null,
      amount,
      refunded,
    },
  ]
}

const within = (from: string, to: string) => ({ gte: Date.parse(from) / 1000, lt: Date.parse(to) / 1000 + 86_400 })

/** Null if Stripe did not answer. An error of our own reading would come again every day, so it is thrown. */
const unlessSilent = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return null
    throw error
  }
}

/** All charges between two days, page by page. */
export const captures = (stripe: Stripe, from: string, to: string): Promise<Capture[] | null> =>
  unlessSilent(async () => {
    const charges = stripe.charges.list({ created: within(from, to), limit: 100 })
    return (await Array.fromAsync(charges)).flatMap(captureOf)
  })

/** The charges of all refunds between two days, in their present state. */
export const returned = (stripe: Stripe, from: string, to: string): Promise<Capture[] | null> =>
  unlessSilent(async () => {
    const refunds = stripe.refunds.list({ created: within(from, to), limit: 100, expand: ['data.charge'] })
    const charges = (await Array.fromAsync(refunds)).map(({ charge }) => charge)
    return charges.flatMap((charge) => (typeof charge === 'object' && charge !== null ? captureOf(charge) : []))
  })
