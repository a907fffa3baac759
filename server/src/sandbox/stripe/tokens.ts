import type { Stripe } from 'stripe'
import * as z from 'zod'
import { type Call, call, type Context, seconds } from './call.ts'
import { type KnownCard, readCard, readyMadeCard, testCardOf, tokenCard, tokenCardParameters } from './cards.ts'
import { stripeId } from './ids.ts'
import { expandable } from './parameters.ts'
import { invalidRequest, noSuch } from './refusal.ts'
import { getObject, insertObject, saveObject } from './store.ts'

const CreateToken = z.strictObject({ ...expandable, card: tokenCardParameters })

const createToken = async (context: Context, { card }: z.output<typeof CreateToken>): Promise<Stripe.Token> => {
  const known = readCard(card, context.now)
  const token: Stripe.Token = {
    id: stripeId('tok'),
    object: 'token',
    card: tokenCard(known, card.name ?? null),
    client_ip: null,
    created: seconds(context.now),
    livemode: false,
    type: 'card',
    used: false,
  }
  await insertObject(context.client, 'token', { body: token, facts: { card: known.card.name } })
  return token
}

/**
 * Uses up a token. Predefined ones such as `tok_visa` can be used any number of times; a browser's token works once.
 * Throws a refusal for an unknown or used one.
 */
export const spendToken = async ({ client, now }: Context, id: string): Promise<KnownCard> => {
  const readyMade = readyMadeCard(id, 'tok_', now)
  if (readyMade !== undefined) return readyMade
  const token = await getObject(client, 'token', id, { lock: true, param: 'card[token]' })
  const { card } = token.body
  if (card === undefined) throw noSuch('token', id, 'card[token]')
  if (token.body.used) {
    throw invalidRequest(`A token works once, and ${id} was used before.`, { code: 'token_already_used' })
  }
  await saveObject(client, 'token', { ...token, body: { ...token.body, used: true } })
  return {
    card: testCardOf(token.facts.card),
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    cvc_given: card.cvc_check !== null,
  }
}

export const tokenCalls: readonly Call[] = [
  call({ method: 'POST', path: '/tokens', browser: true, parameters: CreateToken, run: createToken }),
  call({
    method: 'GET',
    path: '/tokens/:id',
    parameters: z.strictObject(expandable),
    run: async ({ client }, _parameters, { id }) => (await getObject(client, 'token', id)).body,
  }),
]
