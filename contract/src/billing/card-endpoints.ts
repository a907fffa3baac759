import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery } from '../vocabulary/page.ts'
import { CardVerification, CardVerificationBody } from './paying.ts'
import { CardPending, PaymentMethod, PaymentMethodBody, PaymentMethodChange } from './payment-method.ts'

const tag = 'Payments'

export const listPaymentMethods = endpoint({
  operation: 'listPaymentMethods',
  method: 'GET',
  url: `${billingPath}/payment_methods`,
  summary: 'List saved cards: the caller’s own, and the company owner’s for members with the role billing',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('payment_methods', PaymentMethod) },
})

export const addPaymentMethod = endpoint({
  operation: 'addPaymentMethod',
  method: 'POST',
  url: `${billingPath}/payment_methods`,
  summary: 'Save a Stripe card from a token made in the browser',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  body: PaymentMethodBody,
  answers: { 201: PaymentMethod, 202: CardPending },
  errors: ['card_declined', 'gateway_unavailable', 'gateway_error', 'too_many_requests'],
})

export const verifyCard = endpoint({
  operation: 'verifyCard',
  critical: true,
  method: 'POST',
  url: `${billingPath}/payment_methods/verification`,
  summary: 'Start saving a CloudPayments card with a small charge that is refunded',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  body: CardVerificationBody,
  answers: { 200: CardVerification },
  errors: ['gateway_unavailable', 'too_many_requests'],
})

export const changePaymentMethod = endpoint({
  operation: 'changePaymentMethod',
  method: 'PATCH',
  url: `${billingPath}/payment_methods/:id`,
  summary: 'Make a saved card the default',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  params: idParams,
  body: PaymentMethodChange,
  answers: { 200: PaymentMethod },
  errors: ['card_ended', 'gateway_unavailable'],
})

export const deletePaymentMethod = endpoint({
  operation: 'deletePaymentMethod',
  method: 'DELETE',
  url: `${billingPath}/payment_methods/:id`,
  summary: 'Delete a saved card',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  params: idParams,
  answers: { 204: null },
  errors: ['last_card'],
})
