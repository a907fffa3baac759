import type { Stripe } from 'stripe'
import * as z from 'zod'
import { type Call, call, type Context, seconds } from './call.ts'
import { stripeId } from './ids.ts'
import { answerList } from './listing.ts'
import { expandable, listing, text } from './parameters.ts'
import { getObject, insertObject, type Stored } from './store.ts'
import { type Decline, declines } from './test-cards.ts'

export type StoredCharge = Stored<'charge'>

export interface ChargeAttempt {
  readonly intent: Stripe.PaymentIntent
  readonly method: Stripe.PaymentMethod
  readonly decline: Decline | undefined
  /** The cardholder passed 3-D Secure. */
  readonly authenticated: boolean
}

const outcomeOf = (decline: Decline | undefined): Stripe.Charge.Outcome =>
  decline === undefined
    ? {
        advice_code: null,
        network_advice_code: null,
        network_decline_code: null,
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        risk_score: 12,
        seller_message: 'Payment complete.',
        type: 'authorized',
      }
    : {
        advice_code: decline === 'insufficient_funds' ? 'try_again_later' : 'do_not_try_again',
        network_advice_code: null,
        network_decline_code: null,
        network_status: 'declined_by_network',
        reason: declines[decline].decline_code,
        risk_level: 'normal',
        risk_score: 12,
        seller_message: 'The bank did not approve this payment.',
        type: 'issuer_declined',
      }

const cardDetails = (
  { intent, method: { card }, authenticated }: ChargeAttempt,
  cvc: string | null,
): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: intent.amount,
  authorization_code: null,
  brand: card?.brand ?? null,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvc },
  country: card?.country ?? null,
  electronic_commerce_indicator: null,
  exp_month: card?.exp_month ?? 0,
  exp_year: card?.exp_year ?? 0,
  fingerprint: card?.fingerprint ?? null,
  funding: card?.funding ?? null,
  installments: null,
  last4: card?.last4 ?? null,
  mandate: null,
  network: card?.brand ?? null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: authenticated
    ? {
        authentication_flow: 'challenge',
        electronic_commerce_indicator: '05',
        exemption_indicator: null,
        result: 'authenticated',
        result_reason: null,
        transaction_id: stripeId('ch').slice(3),
        version: '2.2.0',
      }
    : null,
  transaction_link_id: null,
  wallet: null,
})

const chargeOf = (context: Context, attempt: ChargeAttempt, id: string): Stripe.Charge => {
  const { intent, method, decline } = attempt
  const paid = decline === undefined
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'FOYER SANDBOX',
    captured: paid,
    created: seconds(context.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline === undefined ? null : declines[decline].code,
    failure_message: decline === undefined ? null : declines[decline].message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(attempt, method.card?.checks?.cvc_check ?? null) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${context.options.publicUrl()}${context.prefix}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Asks the bank for the payment. Returns a charge that succeeded or was declined. */
export const makeCharge = async (
  context: Context,
  attempt: ChargeAttempt,
  id = stripeId('ch'),
): Promise<Stripe.Charge> => {
  const charge = chargeOf(context, attempt, id)
  await insertObject(context.client, 'charge', { body: charge, facts: {} })
  return charge
}

const ListCharges = z.strictObject({ ...listing, customer: text.optional(), payment_intent: text.optional() })

export const chargeCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/charges',
    parameters: ListCharges,
    run: (context, parameters) => {
      const { customer, payment_intent } = parameters
      return answerList(context, 'charge', '/v1/charges', parameters, { customer, payment_intent })
    },
  }),
  call({
    method: 'GET',
    path: '/charges/:id',
    parameters: z.strictObject(expandable),
    run: async ({ client }, _parameters, { id }) => (await getObject(client, 'charge', id)).body,
  }),
]
