import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Day } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'

/** The external service that is to charge the renewals. */
export const ExternalRenewalBody = z.strictObject({ gateway: ExternalGateway })
export type ExternalRenewalBody = z.infer<typeof ExternalRenewalBody>

/** Where the customer agrees to it. */
export const ExternalRenewal = z.object({
  /** The page where the customer agrees to the charges. */
  url: z.string(),
})
export type ExternalRenewal = z.infer<typeof ExternalRenewal>

export const DeactivationBody = z.strictObject({ reason: Reason })
export type DeactivationBody = z.infer<typeof DeactivationBody>

/** The first charge if automatic renewal with a saved card is turned on. */
export const RenewalPreview = z.object({
  /** The first day of the period that it pays for. */
  starts_on: Day,
  /** The day after the last day of that period. */
  ends_on: Day,
  /** The day of the charge: today if the period has already begun. */
  charge_on: Day,
  /** Whether the card is charged at once. */
  charged_now: z.boolean(),
  /** Without tax. */
  amount: Amount,
  /** The tax, as an amount. */
  tax: Amount,
  /** `amount` with `tax`. */
  total: Amount,
  currency: Currency,
  /** The last four digits of the card; null if the card belongs to someone else. */
  card_last_four: z.nullable(z.string()),
})
export type RenewalPreview = z.infer<typeof RenewalPreview>
