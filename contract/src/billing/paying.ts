import * as z from 'zod/mini'
import { paidTogetherMost } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ApiError } from '../vocabulary/errors.ts'
import { OnlineGateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { rule } from '../vocabulary/rule.ts'
import { CardToken } from './payment-method.ts'

export const PaymentSettingsBody = z.strictObject({ gateway: OnlineGateway })
export type PaymentSettingsBody = z.infer<typeof PaymentSettingsBody>

const WidgetSettings = z.object({
  gateway: z.literal('cloudpayments'),
  amount: Amount,
  currency: Currency,
  /** Handed to the card widget as it stands. */
  data: z.record(z.string(), z.unknown()),
})

/** What the browser needs to let the customer pay through the gateway it asked for. */
export const PaymentSettings = z.discriminatedUnion('gateway', [
  WidgetSettings,
  z.object({ gateway: z.literal('stripe'), amount: Amount, currency: Currency }),
  z.object({ gateway: z.enum(['paddle', 'paypro']), /** The checkout to go to. */ url: z.string() }),
])
export type PaymentSettings = z.infer<typeof PaymentSettings>

/** Asks for what the card widget needs to verify a card by a small charge, which is returned. */
export const CardVerificationBody = z.strictObject({ gateway: z.literal('cloudpayments') })
export type CardVerificationBody = z.infer<typeof CardVerificationBody>

export const CardVerification = WidgetSettings
export type CardVerification = z.infer<typeof CardVerification>

/** Stripe takes a fresh token or a saved card, not both; CloudPayments a saved card. */
export const PayBody = z.discriminatedUnion('gateway', [
  z
    .strictObject({
      gateway: z.literal('stripe'),
      token_id: z.optional(CardToken),
      payment_method_id: z.optional(Id),
    })
    .check(
      rule(({ token_id, payment_method_id }) =>
        (token_id === undefined) === (payment_method_id === undefined) ? 'card_not_both' : null,
      ),
    ),
  z.strictObject({ gateway: z.literal('cloudpayments'), payment_method_id: Id }),
])
export type PayBody = z.infer<typeof PayBody>

/** The payment is under way: the customer's bank asks something, or the gateway has not said yet. */
export const PayPending = z.union([
  z.object({ status: z.literal('requires_action'), /** For the gateway's script. */ client_secret: z.string() }),
  z.object({ status: z.literal('requires_action'), redirect_url: z.string() }),
  z.object({ status: z.literal('processing') }),
])
export type PayPending = z.infer<typeof PayPending>

/** Several invoices with one saved card; each is charged by itself, at most once. */
export const PaySeveralBody = z.strictObject({
  order_ids: z.array(Id).check(
    z.minLength(1),
    z.maxLength(paidTogetherMost),
    rule((ids) => (new Set(ids).size === ids.length ? null : 'invalid')),
  ),
  payment_method_id: Id,
})
export type PaySeveralBody = z.infer<typeof PaySeveralBody>

export const paySeveralStatuses = ['paid', 'requires_action', 'processing', 'failed'] as const

export const PaySeveralResult = z.object({
  order_id: Id,
  status: z.enum(paySeveralStatuses),
  /** For the gateway's script, where the customer's bank asks something. */
  client_secret: z.optional(z.string()),
  /** Why it was not paid. */
  error: z.optional(ApiError),
})
export type PaySeveralResult = z.infer<typeof PaySeveralResult>
