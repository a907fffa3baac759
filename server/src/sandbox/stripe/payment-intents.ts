import type { Stripe } from 'stripe'
import * as z from 'zod'
import type { Queryable } from '../options.ts'
import type { KeyKind } from './account.ts'
import { type Context, seconds } from './call.ts'
import { clientSecret, stripeId } from './ids.ts'
import { mergeMetadata } from './metadata.ts'
import { clearable, expandable, flag, integer, metadata, text } from './parameters.ts'
import { MethodData } from './payment-methods.ts'
import { invalidRequest } from './refusal.ts'
import { getObject, type Stored } from './store.ts'

export type StoredIntent = Stored<'payment_intent'>

/** The sandbox supports only cards. */
export const allowedTypes = z.array(z.literal('card')).min(1)

const futureUsage = z.enum(['off_session', 'on_session'])

const methodOptions = z.strictObject({
  card: z.strictObject({
    request_three_d_secure: z.enum(['automatic', 'any', 'challenge']).optional(),
    setup_future_usage: z.enum(['off_session', 'on_session', 'none']).optional(),
  }),
})

/** Parameters for confirming an intent, at once or later. */
export const confirmation = {
  error_on_requires_action: flag.optional(),
  off_session: z.union([flag, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  payment_method: text.optional(),
  payment_method_data: MethodData.optional(),
  payment_method_options: methodOptions.optional(),
  receipt_email: clearable.optional(),
  return_url: z.url().optional(),
  setup_future_usage: futureUsage.optional(),
  use_stripe_sdk: flag.optional(),
}

export const CreateIntent = z.strictObject({
  ...expandable,
  ...confirmation,
  allowed_payment_method_types: allowedTypes.optional(),
  amount: integer.pipe(z.int().min(1).max(999_999_999_999)),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  // A payment is captured when it is confirmed. Capturing later is not part of this sandbox.
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirm: flag.optional(),
  confirmation_method: z.enum(['automatic', 'manual']).optional(),
  currency: text,
  customer: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
})
type CreateIntent = z.output<typeof CreateIntent>

/** Without a list of types, Stripe offers everything that the account enabled, which may redirect the browser elsewhere. */
const automaticMethods = ({
  automatic_payment_methods: given,
  allowed_payment_method_types: allowed,
}: CreateIntent) => {
  if (given?.enabled === true) return { enabled: true, allow_redirects: given.allow_redirects ?? ('always' as const) }
  return allowed === undefined && given === undefined ? { enabled: true, allow_redirects: 'always' as const } : null
}

/** Features of Stripe that Foyer does not use. */
const unused = {
  application: null,
  application_fee_amount: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  transfer_group: null,
} as const

/** A new intent that waits for a card or for confirmation. */
export const newIntent = ({ now }: Context, given: CreateIntent, method: string | null): Stripe.PaymentIntent => {
  const id = stripeId('pi')
  return {
    id,
    object: 'payment_intent',
    ...unused,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: automaticMethods(given),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method ?? 'automatic_async',
    client_secret: clientSecret(id),
    confirmation_method: given.confirmation_method ?? 'automatic',
    created: seconds(now),
    currency: given.currency.toLowerCase(),
    customer: given.customer ?? null,
    description: given.description || null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata(null, given.metadata),
    next_action: null,
    payment_method: method,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: given.payment_method_options?.card.request_three_d_secure ?? 'automatic',
      },
    },
    payment_method_types: ['card'],
    receipt_email: given.receipt_email || null,
    setup_future_usage: given.setup_future_usage ?? null,
    statement_descriptor: given.statement_descriptor ?? null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
  }
}

/** The id of an object that may also be expanded. */
export const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value

/** Finds an intent; a browser must know its secret. With `lock`, nobody else can change it until the transaction ends. */
export const getIntent = async <K extends 'payment_intent' | 'setup_intent'>(
  { client, key }: { readonly client: Queryable; readonly key: KeyKind },
  kind: K,
  id: string,
  { secret, lock = false }: { readonly secret?: string | undefined; readonly lock?: boolean },
): Promise<Stored<K>> => {
  const stored = await getObject(client, kind, id, { lock, param: 'intent' })
  if (key === 'publishable' || secret !== undefined) checkSecret(stored.body, secret)
  return stored
}

const checkSecret = (
  { id, client_secret }: Stripe.PaymentIntent | Stripe.SetupIntent,
  secret: string | undefined,
): void => {
  if (client_secret !== secret) {
    throw invalidRequest(`The client_secret does not belong to ${id}.`, {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    })
  }
}

const browserFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'status',
  'usage',
] as const

const shownToBrowsers: ReadonlySet<string> = new Set(browserFields)

/** An intent as its caller may see it: browsers do not see the customer, the metadata or the charges. */
export const viewOf = ({ key }: Context, intent: Stripe.PaymentIntent | Stripe.SetupIntent): object =>
  key === 'secret' ? intent : Object.fromEntries(Object.entries(intent).filter(([field]) => shownToBrowsers.has(field)))
