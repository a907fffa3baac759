import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import { Currency, currencyFacts } from '@foyer/contract/vocabulary/currency.ts'
import { fromMinor, type Money } from '@foyer/contract/vocabulary/money.ts'
import Stripe from 'stripe'
import { failure } from '../../../platform/failure.ts'
import type { Outcome } from '../payment-rules.ts'
import type { CardGateway, ChargeRequest, GatewayEvent } from './gateway.ts'

export interface StripeSettings {
  readonly secret_key: string
  readonly webhook_secrets: readonly string[]
  /** Another origin and path that speak Stripe's API. */
  readonly api_url?: string | undefined
}

/** Stripe keeps idempotency keys for 24 hours at least; an hour less is ours. */
const keyKeptMs = 23 * 3_600_000

/** A customer waits for the answer; what is not known by then is settled in the background. */
const timeoutMs = 8_000

/** Stripe's codes (error code or decline code) in our words; all others are a plain decline. */
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
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
  processing_error: 'processing_error',
}

const reasonOf = (codes: readonly (string | null | undefined)[]): DeclineReason =>
  codes.map((code) => reasons[code ?? '']).find((reason) => reason !== undefined) ?? 'generic_decline'

const moneyOf = (minor: number, currency: string): Money =>
  fromMinor(BigInt(minor), Currency.parse(currency.toUpperCase()))

const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null

const outcomeOf = (intent: Stripe.PaymentIntent): Outcome => {
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

/** A refusal is known; silence, a broken answer or the provider's own trouble is not. */
const outcomeOfError = (error: unknown): Outcome => {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent
    return { kind: 'failed', gateway_ref: intent?.id ?? null, reason: reasonOf([error.decline_code, error.code]) }
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) {
    return { kind: 'failed', gateway_ref: null, reason: 'invalid_card' }
  }
  return { kind: 'unknown', gateway_ref: null }
}

const heard = (ask: () => Promise<Stripe.PaymentIntent>): Promise<Outcome> => ask().then(outcomeOf, outcomeOfError)

const client = ({ secret_key, api_url }: StripeSettings): Stripe => {
  const common = { timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, apiVersion: Stripe.API_VERSION as never }
  if (api_url === undefined) return new Stripe(secret_key, common)
  const { hostname, port, protocol, pathname } = new URL(api_url)
  const prefix = pathname.replace(/\/$/, '')
  // The SDK knows hosts, not paths: its fetch is told where the API begins.
  const below: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = prefix + url.pathname
    return fetch(url, init)
  }
  return new Stripe(secret_key, {
    ...common,
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(below),
  })
}

const expand = ['latest_charge']

const parametersOf = ({
  attempt_id,
  order_id,
  amount,
  description,
  instrument,
  customer,
}: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  // Stripe counts in minor units, as we do: each currency that it takes has the same decimals there.
  amount: Number(amount.minor),
  currency: amount.currency.toLowerCase(),
  confirm: true,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  description,
  metadata: { order_id, attempt_id },
  expand,
  ...(instrument.kind === 'saved'
    ? { payment_method: instrument.reference }
    : { payment_method_data: { type: 'card', card: { token: instrument.reference } } as never }),
  ...(customer !== null && { customer }),
})

/** Five minutes in the past and, unlike the SDK, in the future too. */
const windowSeconds = 300

/** One moment, as of now. Two are two headers in one: which of them was signed is not for us to guess. */
const isTimely = (header: string, now: Date): boolean => {
  const [stamp, ...more] = header.matchAll(/(?:^|,)\s*t=(\d+)/g)
  return more.length === 0 && Math.abs(now.getTime() / 1000 - Number(stamp?.[1])) <= windowSeconds
}

const subjectOf = (event: Stripe.Event): GatewayEvent['subject'] => {
  if (!event.type.startsWith('payment_intent.')) return null
  const intent = event.data.object as Stripe.PaymentIntent
  const attemptId = intent.metadata['attempt_id']
  return attemptId === undefined ? null : { attempt_id: attemptId, outcome: outcomeOf(intent) }
}

/** The event, if one of the secrets made the signature: during a rotation there are two. */
const signedEvent = (
  stripe: Stripe,
  secrets: readonly string[],
  raw: Buffer,
  header: string,
  now: Date,
): Stripe.Event | undefined => {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(raw, header, secret, windowSeconds, undefined, now.getTime())
    } catch {
      // Not this one.
    }
  }
  return undefined
}

/** Null where Stripe knows of no payment with this attempt's id in its metadata. */
const findByAttempt = async (stripe: Stripe, attemptId: string): Promise<Outcome | null> => {
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

/** Stripe, by its own SDK (facts: stripe.com/docs, PaymentIntents and webhooks). */
export const stripeGateway = (settings: StripeSettings): CardGateway => {
  const stripe = client(settings)
  const isLive = /^[rs]k_live_/.test(settings.secret_key)
  const charge = (request: ChargeRequest): Promise<Outcome> =>
    heard(() => stripe.paymentIntents.create(parametersOf(request), { idempotencyKey: request.attempt_id }))
  return {
    // All but the coins, which are finer than cents.
    takes: (currency) => currencyFacts[currency].decimals <= 2,
    charge,
    lookUp: async (request, gatewayRef, startedAt, now) => {
      if (gatewayRef !== null) return heard(() => stripe.paymentIntents.retrieve(gatewayRef, { expand }))
      // An error that Stripe keeps under the key would be repeated to us for ever, although the money has moved: so look first.
      const found = await findByAttempt(stripe, request.attempt_id)
      if (found !== null) return found
      // Beyond a day the key is forgotten and a repetition would be a second charge.
      const keyIsKept = now.getTime() - startedAt.getTime() < keyKeptMs
      return keyIsKept ? charge(request) : { kind: 'failed', gateway_ref: null, reason: 'processing_error' }
    },
    cancel: async (gatewayRef) => {
      const cancelled = await heard(() => stripe.paymentIntents.cancel(gatewayRef, { expand }))
      // Refused where it has ended in the meantime: then what it is now decides.
      return cancelled.kind === 'failed' && cancelled.gateway_ref === null
        ? heard(() => stripe.paymentIntents.retrieve(gatewayRef, { expand }))
        : cancelled
    },
    readNotification: (raw, headers, now) => {
      const header = headers['stripe-signature']
      if (typeof header !== 'string' || !isTimely(header, now)) throw failure('bad_signature')
      const event = signedEvent(stripe, settings.webhook_secrets, raw, header, now)
      // A test event proves nothing where money is real.
      if (event === undefined || (isLive && !event.livemode)) throw failure('bad_signature')
      return { id: event.id, type: event.type, subject: subjectOf(event) }
    },
  }
}
