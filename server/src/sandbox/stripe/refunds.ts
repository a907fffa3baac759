import type { Stripe } from 'stripe'
import * as z from 'zod'
import { recordRefund } from '../ledger.ts'
import { type Call, call, type Context, seconds } from './call.ts'
import type { StoredCharge } from './charges.ts'
import { moneyOf } from './currency.ts'
import { announce } from './events.ts'
import { stripeId } from './ids.ts'
import { answerList } from './listing.ts'
import { mergeMetadata } from './metadata.ts'
import { expandable, integer, listing, metadata, text } from './parameters.ts'
import { idOf } from './payment-intents.ts'
import { invalidRequest } from './refusal.ts'
import { getObject, insertObject, saveObject } from './store.ts'

const CreateRefund = z.strictObject({
  ...expandable,
  amount: integer.pipe(z.int().min(1)).optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
type CreateRefund = z.output<typeof CreateRefund>

/** The charge to refund, given directly or by its intent. */
const chargeOf = async ({ client }: Context, { charge, payment_intent }: CreateRefund): Promise<StoredCharge> => {
  if (payment_intent === undefined && charge === undefined) {
    throw invalidRequest('Name the charge or the payment_intent to refund.', { code: 'parameter_missing' })
  }
  if (payment_intent === undefined) {
    return getObject(client, 'charge', charge ?? '', { lock: true, param: 'charge' })
  }
  const { body } = await getObject(client, 'payment_intent', payment_intent, { param: 'payment_intent' })
  const latest = idOf(body.latest_charge)
  if (body.status !== 'succeeded' || latest === null) {
    throw invalidRequest(`${payment_intent} has no successful charge to refund.`, { param: 'payment_intent' })
  }
  return getObject(client, 'charge', latest, { lock: true })
}

/** The amount to refund: by default all that is left, and never more than was captured. */
const amountOf = (
  { amount_captured, amount_refunded, id, status }: Stripe.Charge,
  asked: number | undefined,
): number => {
  if (status !== 'succeeded') throw invalidRequest(`${id} was not paid, so it cannot be refunded.`, { param: 'charge' })
  const left = amount_captured - amount_refunded
  if (left === 0) {
    throw invalidRequest(`${id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  const amount = asked ?? left
  if (amount > left) {
    throw invalidRequest(`The refund of ${amount} is greater than the ${left} that is left of ${id}.`, {
      param: 'amount',
    })
  }
  return amount
}

const refundOf = (context: Context, charge: Stripe.Charge, given: CreateRefund): Stripe.Refund => ({
  id: stripeId('re'),
  object: 'refund',
  amount: amountOf(charge, given.amount),
  balance_transaction: null,
  charge: charge.id,
  created: seconds(context.now),
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
  metadata: mergeMetadata(null, given.metadata),
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: given.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

const createRefund = async (context: Context, given: CreateRefund): Promise<Stripe.Refund> => {
  const { client, now } = context
  const { body: charge, facts } = await chargeOf(context, given)
  const refund = refundOf(context, charge, given)
  const amount_refunded = charge.amount_refunded + refund.amount
  const refunded = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured }
  await insertObject(client, 'refund', { body: refund, facts: {} })
  await saveObject(client, 'charge', { body: refunded, facts })
  await recordRefund(client, {
    id: refund.id,
    capture_id: idOf(charge.payment_intent) ?? charge.id,
    gateway: 'stripe',
    order_id: charge.metadata['order_id'] ?? null,
    attempt_id: charge.metadata['attempt_id'] ?? null,
    amount: moneyOf(refund.amount, refund.currency),
    at: now,
  })
  await announce(context, 'refund.created', refund)
  await announce(context, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded })
  return refund
}

const ListRefunds = z.strictObject({ ...listing, charge: text.optional(), payment_intent: text.optional() })

export const refundCalls: readonly Call[] = [
  call({ method: 'POST', path: '/refunds', parameters: CreateRefund, movesMoney: () => true, run: createRefund }),
  call({
    method: 'GET',
    path: '/refunds',
    parameters: ListRefunds,
    run: (context, parameters) => {
      const { charge, payment_intent } = parameters
      return answerList(context, 'refund', '/v1/refunds', parameters, { charge, payment_intent })
    },
  }),
  call({
    method: 'GET',
    path: '/refunds/:id',
    parameters: z.strictObject(expandable),
    run: async ({ client }, _parameters, { id }) => (await getObject(client, 'refund', id)).body,
  }),
]
