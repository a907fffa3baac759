import type { Stripe } from 'stripe'
import * as z from 'zod'
import { type Context, seconds } from './call.ts'
import {
  billingDetailsOf,
  cardDeclined,
  type KnownCard,
  methodCard,
  readCard,
  readyMadeCard,
  testCardOf,
  typedCard,
} from './cards.ts'
import { announce } from './events.ts'
import { stripeId } from './ids.ts'
import { mergeMetadata } from './metadata.ts'
import { billingDetails, metadata, text } from './parameters.ts'
import { invalidRequest } from './refusal.ts'
import { getObject, insertObject, saveObject, type Stored } from './store.ts'
import { spendToken } from './tokens.ts'

export type StoredMethod = Stored<'payment_method'>

/** A card given by number, from the browser, or by token. */
const cardSource = z.union([z.strictObject({ token: text }), typedCard])

/** The fields of an intent's `payment_method_data`. */
export const methodData = {
  type: z.literal('card'),
  card: cardSource,
  billing_details: billingDetails.optional(),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  metadata: metadata.optional(),
}
export const MethodData = z.strictObject(methodData)
type MethodData = z.output<typeof MethodData>

const storeMethod = async (
  { client, now }: Context,
  known: KnownCard,
  { billing_details, allow_redisplay, metadata }: Partial<MethodData> = {},
): Promise<StoredMethod> => {
  const stored: StoredMethod = {
    body: {
      id: stripeId('pm'),
      object: 'payment_method',
      allow_redisplay: allow_redisplay ?? 'unspecified',
      billing_details: billingDetailsOf(billing_details),
      card: methodCard(known),
      created: seconds(now),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: mergeMetadata(null, metadata),
      type: 'card',
    },
    facts: { card: known.card.name, set_up: false, spent: false },
  }
  await insertObject(client, 'payment_method', stored)
  return stored
}

/** Creates a payment method from a card or a token, without a customer. */
export const createMethod = async (context: Context, data: MethodData): Promise<StoredMethod> => {
  const known = 'token' in data.card ? await spendToken(context, data.card.token) : readCard(data.card, context.now)
  return storeMethod(context, known, data)
}

/** Finds a payment method and locks it. A predefined one such as `pm_card_visa` becomes a new one each time. */
export const lockMethod = async (context: Context, id: string, param = 'payment_method'): Promise<StoredMethod> => {
  const readyMade = readyMadeCard(id, 'pm_card_', context.now)
  if (readyMade !== undefined) return storeMethod(context, readyMade)
  return getObject(context.client, 'payment_method', id, { lock: true, param })
}

/** Throws if a payment method cannot be used again, or belongs to another customer. */
export const checkUsable = ({ body, facts }: StoredMethod, customer: string | null): void => {
  if (facts.spent) {
    throw invalidRequest(
      `${body.id} was used without a customer, or was detached from one, and cannot be used again.`,
      { param: 'payment_method' },
    )
  }
  if (body.customer !== null && customer === null) {
    throw invalidRequest(`${body.id} is attached to a customer: name that customer in the request.`, {
      param: 'customer',
    })
  }
  if (body.customer !== null && body.customer !== customer) {
    throw invalidRequest(`${body.id} does not belong to the customer ${customer}.`, { param: 'payment_method' })
  }
}

/** Saves a card with a customer. The bank is asked, so a card that always declines is rejected here already. */
export const attachMethod = async (
  context: Context,
  method: StoredMethod,
  customer: string,
  facts: { readonly set_up?: true } = {},
): Promise<StoredMethod> => {
  if (method.body.customer === customer && facts.set_up === undefined) return method
  checkUsable(method, customer)
  await getObject(context.client, 'customer', customer, { param: 'customer' })
  const card = testCardOf(method.facts.card)
  if (card.decline !== undefined && card.savable === undefined) throw cardDeclined(card.decline)
  const attached: StoredMethod = {
    body: { ...method.body, customer },
    facts: { ...method.facts, ...facts },
  }
  await saveObject(context.client, 'payment_method', attached)
  if (method.body.customer === null) await announce(context, 'payment_method.attached', attached.body)
  return attached
}

export const detachMethod = async (context: Context, id: string): Promise<Stripe.PaymentMethod> => {
  const method = await getObject(context.client, 'payment_method', id, { lock: true })
  if (method.body.customer === null) {
    throw invalidRequest(`${id} is not attached to a customer, so it cannot be detached.`, { param: 'payment_method' })
  }
  const detached: StoredMethod = {
    body: { ...method.body, customer: null },
    facts: { ...method.facts, spent: true },
  }
  await saveObject(context.client, 'payment_method', detached)
  await announce(context, 'payment_method.detached', detached.body, { customer: method.body.customer })
  return detached.body
}
