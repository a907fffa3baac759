import type { Stripe } from 'stripe'
import * as z from 'zod'
import { type Call, call, type Context, seconds } from './call.ts'
import { announce } from './events.ts'
import { stripeId } from './ids.ts'
import { answerList } from './listing.ts'
import { mergeMetadata } from './metadata.ts'
import { address, clearable, expandable, listing, metadata, text } from './parameters.ts'
import { invalidRequest } from './refusal.ts'
import { deleteObject, getObject, insertObject, saveObject } from './store.ts'

const fields = {
  ...expandable,
  address: z.union([z.literal(''), address]).optional(),
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  preferred_locales: z.array(text).optional(),
}
const Fields = z.strictObject(fields)

/** An empty value removes the old one; a missing value keeps it. */
const changed = (given: string | undefined, before: string | null | undefined): string | null =>
  given === undefined ? (before ?? null) : given || null

const addressOf = (given: z.output<typeof Fields>['address'], before: Stripe.Customer['address']) => {
  if (given === undefined) return before ?? null
  if (given === '') return null
  const { city, country, line1, line2, postal_code, state } = given
  return {
    city: city || null,
    country: country || null,
    line1: line1 || null,
    line2: line2 || null,
    postal_code: postal_code || null,
    state: state || null,
  }
}

const apply = (customer: Stripe.Customer, given: z.output<typeof Fields>): Stripe.Customer => ({
  ...customer,
  address: addressOf(given.address, customer.address),
  description: changed(given.description, customer.description),
  email: changed(given.email, customer.email),
  invoice_settings: {
    ...customer.invoice_settings,
    default_payment_method: changed(
      given.invoice_settings?.default_payment_method,
      // Never expanded in the store.
      customer.invoice_settings.default_payment_method as string | null,
    ),
  },
  metadata: mergeMetadata(customer.metadata, given.metadata),
  name: changed(given.name, customer.name),
  phone: changed(given.phone, customer.phone),
  preferred_locales: given.preferred_locales ?? customer.preferred_locales ?? [],
})

const blank = (now: Date): Stripe.Customer => ({
  id: stripeId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: seconds(now),
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

const checkDefaultMethod = async ({ client }: Context, customer: Stripe.Customer): Promise<void> => {
  const { default_payment_method: method } = customer.invoice_settings
  if (typeof method !== 'string') return
  const param = 'invoice_settings[default_payment_method]'
  const { body } = await getObject(client, 'payment_method', method, { param })
  if (body.customer !== customer.id) {
    throw invalidRequest(`${method} does not belong to this customer: attach it first.`, { param })
  }
}

export const customerCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/customers',
    parameters: Fields,
    run: async (context, parameters) => {
      const customer = apply(blank(context.now), parameters)
      await checkDefaultMethod(context, customer)
      await insertObject(context.client, 'customer', { body: customer, facts: {} })
      await announce(context, 'customer.created', customer)
      return customer
    },
  }),
  call({
    method: 'GET',
    path: '/customers',
    parameters: z.strictObject(listing),
    run: (context, parameters) => answerList(context, 'customer', '/v1/customers', parameters, {}),
  }),
  call({
    method: 'GET',
    path: '/customers/:id',
    parameters: z.strictObject(expandable),
    run: async ({ client }, _parameters, { id }) => (await getObject(client, 'customer', id)).body,
  }),
  call({
    method: 'POST',
    path: '/customers/:id',
    parameters: Fields,
    run: async (context, parameters, { id }) => {
      const { body, facts } = await getObject(context.client, 'customer', id, { lock: true })
      const customer = apply(body, parameters)
      await checkDefaultMethod(context, customer)
      await saveObject(context.client, 'customer', { body: customer, facts })
      await announce(context, 'customer.updated', customer)
      return customer
    },
  }),
  call({
    method: 'DELETE',
    path: '/customers/:id',
    parameters: z.strictObject({}),
    run: async (context, _parameters, { id }) => {
      const { body } = await getObject(context.client, 'customer', id, { lock: true })
      await deleteObject(context.client, 'customer', body.id)
      return { id: body.id, object: 'customer', deleted: true }
    },
  }),
]
