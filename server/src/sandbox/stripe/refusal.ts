import type { Stripe } from 'stripe'

/** The `error` member of Stripe's answers. */
interface StripeErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Stripe.PaymentIntent
  readonly payment_method?: Stripe.PaymentMethod
  readonly setup_intent?: Stripe.SetupIntent
}

/** An error answer of the API. The effects of a card error are kept; other errors are rolled back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }

  get keepsEffects(): boolean {
    return this.body.type === 'card_error'
  }
}

export const invalidRequest = (
  message: string,
  detail: Pick<StripeErrorBody, 'code' | 'param' | 'payment_intent' | 'setup_intent'> = {},
  status = 400,
): Refusal => new Refusal(status, { type: 'invalid_request_error', message, ...detail })

export const noSuch = (object: string, id: string, param = 'id'): Refusal =>
  invalidRequest(`No such ${object}: '${id}'`, { code: 'resource_missing', param }, 404)

export const apiError = (message: string): Refusal => new Refusal(500, { type: 'api_error', message })

export const keyInUse = (): Refusal =>
  invalidRequest(
    'Another request with this Idempotency-Key is still being worked on.',
    { code: 'idempotency_key_in_use' },
    409,
  )

export const keyReused = (key: string): Refusal =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `The Idempotency-Key '${key}' was used before with other parameters. A different request needs a key of its own.`,
  })
