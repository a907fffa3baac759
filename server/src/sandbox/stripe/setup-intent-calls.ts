import * as z from 'zod'
import { type Call, call, type Context } from './call.ts'
import { announce } from './events.ts'
import { mergeMetadata } from './metadata.ts'
import { clearable, expandable, flag, metadata, text } from './parameters.ts'
import { allowedTypes, getIntent, idOf, viewOf } from './payment-intents.ts'
import { createMethod, lockMethod, MethodData } from './payment-methods.ts'
import { invalidRequest } from './refusal.ts'
import { cancelSetup, confirmSetup, newSetup, type StoredSetup } from './setup-intents.ts'
import { getObject, insertObject } from './store.ts'

const confirmation = {
  payment_method: text.optional(),
  payment_method_data: MethodData.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: flag.optional(),
}
type Confirmation = z.output<z.ZodObject<typeof confirmation>>

const CreateSetup = z.strictObject({
  ...expandable,
  ...confirmation,
  allowed_payment_method_types: allowedTypes.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.optional(),
  customer: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
})

const ConfirmSetup = z.strictObject({ ...expandable, ...confirmation, client_secret: text.optional() })

const termsOf = ({ return_url, use_stripe_sdk }: Confirmation) => ({
  off_session: false,
  error_on_requires_action: false,
  return_url: return_url ?? null,
  use_stripe_sdk: use_stripe_sdk ?? false,
})

const methodOf = async (context: Context, given: Confirmation): Promise<string | null> => {
  if (given.payment_method_data !== undefined) return (await createMethod(context, given.payment_method_data)).body.id
  return given.payment_method === undefined ? null : (await lockMethod(context, given.payment_method)).body.id
}

const createSetup = async (context: Context, given: z.output<typeof CreateSetup>): Promise<object> => {
  if (given.customer !== undefined) await getObject(context.client, 'customer', given.customer, { param: 'customer' })
  const body = newSetup(context, {
    customer: given.customer ?? null,
    description: given.description ?? null,
    metadata: mergeMetadata(null, given.metadata),
    payment_method: await methodOf(context, given),
    usage: given.usage,
  })
  const stored: StoredSetup = { body, facts: { return_url: null } }
  await insertObject(context.client, 'setup_intent', stored)
  await announce(context, 'setup_intent.created', body)
  return given.confirm === true ? (await confirmSetup(context, stored, termsOf(given))).body : body
}

const confirmLater = async (context: Context, given: z.output<typeof ConfirmSetup>, id: string): Promise<object> => {
  const { body, facts } = await getIntent(context, 'setup_intent', id, { secret: given.client_secret, lock: true })
  if (body.status === 'succeeded' || body.status === 'canceled') {
    throw invalidRequest(`${id} cannot be confirmed because it is ${body.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: body,
    })
  }
  const payment_method = (await methodOf(context, given)) ?? idOf(body.payment_method)
  const named: StoredSetup = { body: { ...body, payment_method }, facts }
  return viewOf(context, (await confirmSetup(context, named, termsOf(given))).body)
}

export const setupIntentCalls: readonly Call[] = [
  call({ method: 'POST', path: '/setup_intents', parameters: CreateSetup, run: createSetup }),
  call({
    method: 'GET',
    path: '/setup_intents/:id',
    browser: true,
    parameters: z.strictObject({ ...expandable, client_secret: text.optional() }),
    run: async (context, { client_secret }, { id }) =>
      viewOf(context, (await getIntent(context, 'setup_intent', id, { secret: client_secret })).body),
  }),
  call({
    method: 'POST',
    path: '/setup_intents/:id/confirm',
    browser: true,
    parameters: ConfirmSetup,
    run: (context, parameters, { id }) => confirmLater(context, parameters, id),
  }),
  call({
    method: 'POST',
    path: '/setup_intents/:id/cancel',
    parameters: z.strictObject(expandable),
    run: async (context, _parameters, { id }) =>
      (await cancelSetup(context, await getIntent(context, 'setup_intent', id, { lock: true }))).body,
  }),
]
