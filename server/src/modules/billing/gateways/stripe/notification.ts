import type Stripe from 'stripe'
import { failure } from '../../../../platform/failure.ts'
import type { GatewayEvent, News } from '../gateway.ts'
import { cardOf } from './cards.ts'
import type { StripeSettings } from './client.ts'
import { anyMoneyOf, outcomeOf } from './outcomes.ts'

const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)

const paymentNews = (intent: Stripe.PaymentIntent): News | null => {
  const reference = intent.metadata['attempt_id']
  if (reference === undefined) return null
  return { kind: 'payment', reference, account_id: null, outcome: outcomeOf(intent), card: null, agreement: null }
}

/** Stripe reports the total refunded of a charge, not the single refund. */
const refundNews = (charge: Stripe.Charge): News | null => {
  const transaction = idOf(charge.payment_intent)
  if (transaction === null) return null
  const total = anyMoneyOf(charge.amount_refunded, charge.currency)
  if (total === null) return null
  return { kind: 'refund', transaction_id: transaction, gateway_ref: null, amount: null, total }
}

/** A bank may send a refund back weeks after it was made (docs.stripe.com/refunds, failed refunds). */
const failedRefundNews = (refund: Stripe.Refund): News | null => {
  const { id, payment_intent, currency, metadata, failure_reason } = refund
  const [transaction_id, amount] = [idOf(payment_intent), anyMoneyOf(refund.amount, currency)]
  if (transaction_id === null || amount === null) return null
  const refund_id = metadata?.['refund_id'] ?? null
  return {
    kind: 'refund_failed',
    transaction_id,
    gateway_ref: id,
    refund_id,
    amount,
    reason: failure_reason ?? 'failed',
  }
}

/**
 * An inquiry: the bank has taken nothing yet. If it becomes a dispute, that is reported as a change
 * (docs.stripe.com/disputes/how-disputes-work, inquiries).
 */
const disputeState = (status: Stripe.Dispute.Status, type: string): 'asked' | 'opened' | 'won' | 'lost' | null => {
  // Prevented: Stripe refunded the payment before the bank took it, which is reported as a refund, and no end follows.
  // An appeal after a loss is the vendor’s own; only its end is news.
  if (status === 'prevented' || status.startsWith('appeal_')) return null
  if (status.startsWith('warning_')) return type === 'charge.dispute.created' ? 'asked' : null
  if (status === 'lost') return 'lost'
  return status === 'won' || type === 'charge.dispute.closed' ? 'won' : 'opened'
}

const disputeNews = (dispute: Stripe.Dispute, type: string): News | null => {
  const [transaction, state] = [idOf(dispute.payment_intent), disputeState(dispute.status, type)]
  if (transaction === null || state === null) return null
  const amount = anyMoneyOf(dispute.amount, dispute.currency)
  return { kind: 'dispute', transaction_id: transaction, reference: dispute.id, amount, state }
}

const disputeEvents: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
])

const cardNews = (intent: Stripe.SetupIntent): News | null => {
  const reference = intent.metadata?.['checkout_id']
  return reference === undefined ? null : { kind: 'card', reference, gateway_ref: intent.id }
}

/** Banks replace cards, and Stripe goes on charging them by the same id (docs.stripe.com/saving-cards, automatic updates). */
const replacedNews = (method: Stripe.PaymentMethod): News | null =>
  method.card === undefined ? null : { kind: 'card_replaced', card: cardOf(method) }

/**
 * The types that report a payment's state. The others are ignored: a new payment has the same status as a declined one
 * (docs.stripe.com/payments/paymentintents/lifecycle), and reports it while the charge is still in progress.
 */
const paymentEvents: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
])

const newsOf = ({ type, data: { object } }: Stripe.Event): News | null => {
  // Each family of types has its own object.
  if (paymentEvents.has(type)) return paymentNews(object as Stripe.PaymentIntent)
  if (type === 'charge.refunded') return refundNews(object as Stripe.Charge)
  if (type === 'refund.failed') return failedRefundNews(object as Stripe.Refund)
  if (type === 'payment_method.automatically_updated' || type === 'payment_method.updated')
    return replacedNews(object as Stripe.PaymentMethod)
  if (disputeEvents.has(type)) return disputeNews(object as Stripe.Dispute, type)
  if (type === 'setup_intent.succeeded' || type === 'setup_intent.setup_failed')
    return cardNews(object as Stripe.SetupIntent)
  return null
}

/** Five minutes in the past and, unlike in the SDK, in the future too. */
const windowSeconds = 300

/** Exactly one timestamp. Two mean two headers in one, and we must not guess which of them was signed. */
const isTimely = (header: string, now: Date): boolean => {
  const [stamp, ...more] = header.matchAll(/(?:^|,)\s*t=(\d+)/g)
  return more.length === 0 && Math.abs(now.getTime() / 1000 - Number(stamp?.[1])) <= windowSeconds
}

const isSigned = ({ webhooks }: Stripe, secret: string, raw: Buffer, header: string, now: Date): boolean => {
  try {
    return webhooks.signature?.verifyHeader(raw, header, secret, windowSeconds, undefined, now.getTime()) === true
  } catch {
    return false
  }
}

/** Reads a report from Stripe. A test event proves nothing if money is real. */
export const readStripeEvent = (
  stripe: Stripe,
  { secret_key, webhook_secrets }: StripeSettings,
  raw: Buffer,
  header: string | string[] | undefined,
  now: Date,
): GatewayEvent => {
  if (typeof header !== 'string' || !isTimely(header, now)) throw failure('bad_signature')
  // During a rotation of the secret there are two.
  const secret = webhook_secrets.find((one) => isSigned(stripe, one, raw, header, now))
  if (secret === undefined) throw failure('bad_signature')
  const event = stripe.webhooks.constructEvent(raw, header, secret, windowSeconds, undefined, now.getTime())
  const isLive = /^[rs]k_live_/.test(secret_key)
  if (isLive && !event.livemode) throw failure('bad_signature')
  return { id: event.id, type: event.type, news: newsOf(event) }
}
