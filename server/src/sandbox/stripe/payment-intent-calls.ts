import * as z from 'zod'
import { type Call, call, type Context } from './call.ts'
import { moneyOf } from './currency.ts'
import { announce } from './events.ts'
import { answerList } from './listing.ts'
import { mergeMetadata } from './metadata.ts'
import { clearable, expandable, listing, metadata, text } from './parameters.ts'
import { cancelIntent, checkStatus, confirmIntent, type Terms } from './payment-flow.ts'
import { confirmation, CreateIntent, getIntent, newIntent, type StoredIntent, viewOf } from './payment-intents.ts'
import { checkUsable, createMethod, lockMethod } from './payment-methods.ts'
import { invalidRequest } from './refusal.ts'
import { getObject, insertObject, saveObject } from './store.ts'

const ConfirmIntent = z.strictObject({ ...expandable, ...confirmation, client_secret: text.optional() })
type Confirmation = z.output<z.ZodObject<typeof confirmation>>

const termsOf = (given: Confirmation): Terms => ({
  off_session: given.off_session ?? false,
  error_on_requires_action: given.error_on_requires_action ?? false,
  use_stripe_sdk: given.use_stripe_sdk ?? false,
  return_url: given.return_url ?? null,
})

/** The card in the parameters, given by id or by data; null if there is none. */
const methodOf = async (context: Context, given: Confirmation, customer: string | null): Promise<string | null> => {
  if (given.payment_method_data !== undefined) return (await createMethod(context, given.payment_method_data)).body.id
  if (given.payment_method === undefined) return null
  const method = await lockMethod(context, given.payment_method)
  checkUsable(method, customer)
  return method.body.id
}

const onlyWhenConfirmed = ['off_session', 'error_on_requires_action', 'return_url'] as const

const createIntent = async (context: Context, given: z.output<typeof CreateIntent>): Promise<object> => {
  const early = given.confirm === true ? undefined : onlyWhenConfirmed.find((param) => given[param] !== undefined)
  if (early !== undefined) throw invalidRequest(`${early} may only be sent with confirm=true.`, { param: early })
  moneyOf(given.amount, given.currency)
  if (given.customer !== undefined) await getObject(context.client, 'customer', given.customer, { param: 'customer' })
  const method = await methodOf(context, given, given.customer ?? null)
  const stored: StoredIntent = { body: newIntent(context, given, method), facts: { return_url: null } }
  await insertObject(context.client, 'payment_intent', stored)
  await announce(context, 'payment_intent.created', stored.body)
  if (given.confirm !== true) return stored.body
  return (await confirmIntent(context, stored, termsOf(given))).body
}

const confirmLater = async (context: Context, given: z.output<typeof ConfirmIntent>, id: string): Promise<object> => {
  const stored = await getIntent(context, 'payment_intent', id, { secret: given.client_secret, lock: true })
  checkStatus(stored, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirmed')
  if (context.key === 'publishable' && given.off_session === true) {
    throw invalidRequest('off_session needs a secret key.', { param: 'off_session' })
  }
  const { body, facts } = stored
  // Never expanded in the store.
  const method = (await methodOf(context, given, body.customer as string | null)) ?? body.payment_method
  const named: StoredIntent = {
    body: {
      ...body,
      payment_method: method,
      setup_future_usage: given.setup_future_usage ?? body.setup_future_usage,
      receipt_email: given.receipt_email ?? body.receipt_email,
    },
    facts,
  }
  return viewOf(context, (await confirmIntent(context, named, termsOf(given))).body)
}

const UpdateIntent = z.strictObject({
  ...expandable,
  description: clearable.optional(),
  metadata: metadata.optional(),
  receipt_email: clearable.optional(),
})

const updateIntent = async (context: Context, given: z.output<typeof UpdateIntent>, id: string): Promise<object> => {
  const { body, facts } = await getIntent(context, 'payment_intent', id, { lock: true })
  const updated = {
    ...body,
    description: given.description ?? body.description,
    metadata: mergeMetadata(body.metadata, given.metadata),
    receipt_email: given.receipt_email ?? body.receipt_email,
  }
  await saveObject(context.client, 'payment_intent', { body: updated, facts })
  return updated
}

const cancellationReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const

export const paymentIntentCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/payment_intents',
    parameters: CreateIntent,
    movesMoney: ({ confirm }) => confirm === true,
    run: createIntent,
  }),
  call({
    method: 'GET',
    path: '/payment_intents',
    parameters: z.strictObject({ ...listing, customer: text.optional() }),
    run: (context, parameters) =>
      answerList(context, 'payment_intent', '/v1/payment_intents', parameters, { customer: parameters.customer }),
  }),
  call({
    method: 'GET',
    path: '/payment_intents/:id',
    browser: true,
    parameters: z.strictObject({ ...expandable, client_secret: text.optional() }),
    run: async (context, { client_secret }, { id }) =>
      viewOf(context, (await getIntent(context, 'payment_intent', id, { secret: client_secret })).body),
  }),
  call({
    method: 'POST',
    path: '/payment_intents/:id',
    parameters: UpdateIntent,
    run: (context, parameters, { id }) => updateIntent(context, parameters, id),
  }),
  call({
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    browser: true,
    parameters: ConfirmIntent,
    movesMoney: () => true,
    run: (context, parameters, { id }) => confirmLater(context, parameters, id),
  }),
  call({
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    parameters: z.strictObject({ ...expandable, cancellation_reason: z.enum(cancellationReasons).optional() }),
    run: async (context, { cancellation_reason }, { id }) => {
      const stored = await getIntent(context, 'payment_intent', id, { lock: true })
      return (await cancelIntent(context, stored, cancellation_reason ?? null)).body
    },
  }),
]
