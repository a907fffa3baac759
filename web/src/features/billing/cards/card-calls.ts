import type { CardVerification } from '@foyer/contract/billing/paying.ts'
import type { CardPending, PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { answerOf, api } from '../../../api/client.ts'

/** Saves a Stripe card. The answer is the card, or that its bank asks for confirmation first. */
export const addCard = (token_id: string): Promise<PaymentMethod | CardPending> =>
  answerOf(api.POST('/billing/api/v1/payment_methods', { body: { gateway: 'stripe', token_id } }))

/** What CloudPayments' window needs to verify a card. */
export const verifyCard = (): Promise<CardVerification> =>
  answerOf(api.POST('/billing/api/v1/payment_methods/verification', { body: { gateway: 'cloudpayments' } }))

export const makeDefault = (id: string): Promise<PaymentMethod> =>
  answerOf(api.PATCH('/billing/api/v1/payment_methods/{id}', { params: { path: { id } }, body: { default: true } }))

export const deleteCard = (id: string): Promise<unknown> =>
  answerOf(api.DELETE('/billing/api/v1/payment_methods/{id}', { params: { path: { id } } }))
