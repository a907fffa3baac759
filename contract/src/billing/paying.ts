import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { paidTogetherMost } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ApiError } from '../vocabulary/errors.ts'
import { OnlineGateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { rule } from '../vocabulary/rule.ts'
import { CardToken } from './payment-method.ts'

export const PaymentSettingsBody = z.strictObject({ gateway: OnlineGateway })
export type PaymentSettingsBody = z.infer<typeof PaymentSettingsBody>

const WidgetSettings = z.object({
  gateway: z.literal('cloudpayments'),
  /** With tax. */
  amount: Amount,
  currency: Currency,
  /** Pass this to the card widget as it is. */
  data: z.record(z.string(), z.unknown()),
})

/** What the browser needs to let the customer pay through the chosen gateway. `amount` is with tax; `url` is the checkout page to open. */
export const PaymentSettings = z.discriminatedUnion('gateway', [
  WidgetSettings,
  z.object({ gateway: z.literal('stripe'), amount: Amount, currency: Currency }),
  z.object({ gateway: z.enum(['paddle', 'paypro']), /** The checkout to go to. */ url: z.string() }),
])
export type PaymentSettings = z.infer<typeof PaymentSettings>

/** Requests the settings of the card widget, which verifies a card with a small charge that is refunded. */
export const CardVerificationBody = z.strictObject({ gateway: z.literal('cloudpayments') })
export type CardVerificationBody = z.infer<typeof CardVerificationBody>

/** The settings of the card widget. `amount` is the small charge, which is refunded. */
export const CardVerification = WidgetSettings
export type CardVerification = z.infer<typeof CardVerification>

/**
 * For Stripe, either the token of a new card (`token_id`) or a saved card (`payment_method_id`), not both. For CloudPayments, a saved card.
 */
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

/**
 * The payment is in progress. `requires_action`: the customer’s bank wants confirmation, with `client_secret` for the gateway’s script or
 * on the page `redirect_url`. `processing`: the gateway has not answered yet.
 */
export const PayPending = z.union([
  z.object({ status: z.literal('requires_action'), /** For the gateway's script. */ client_secret: z.string() }),
  z.object({ status: z.literal('requires_action'), redirect_url: z.string() }),
  z.object({ status: z.literal('processing') }),
])
export type PayPending = z.infer<typeof PayPending>

/** Pays several invoices with one saved card. Each is charged separately and at most once. */
export const PaySeveralBody = z.strictObject({
  /** Up to 50 invoices, each named once. */
  order_ids: z.array(Id).check(
    z.minLength(1),
    z.maxLength(paidTogetherMost),
    rule((ids) => (new Set(ids).size === ids.length ? null : 'invalid')),
  ),
  payment_method_id: Id,
})
export type PaySeveralBody = z.infer<typeof PaySeveralBody>

export const paySeveralStatuses = ['paid', 'requires_action', 'processing', 'failed', 'not_begun'] as const

export const PaySeveralResult = z.object({
  order_id: Id,
  /** `processing`: the gateway has not answered yet. `not_begun`: the others took too long; nothing was tried, and it can be paid now. */
  status: z.enum(paySeveralStatuses),
  /** For the gateway’s script, if the customer’s bank wants confirmation. */
  client_secret: z.optional(z.string()),
  /** Why it was not paid. */
  error: z.optional(ApiError),
})
export type PaySeveralResult = z.infer<typeof PaySeveralResult>
