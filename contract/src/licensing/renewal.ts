import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Day } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Reason } from '../vocabulary/text.ts'

/** An outside service is to charge the renewals. */
export const ExternalRenewalBody = z.strictObject({ gateway: ExternalGateway })
export type ExternalRenewalBody = z.infer<typeof ExternalRenewalBody>

/** Where the customer agrees to it. */
export const ExternalRenewal = z.object({ url: z.string() })
export type ExternalRenewal = z.infer<typeof ExternalRenewal>

export const DeactivationBody = z.strictObject({ reason: Reason })
export type DeactivationBody = z.infer<typeof DeactivationBody>

/** What switching renewals on with a saved card charges first. */
export const RenewalPreview = z.object({
  /** The period that it pays for. */
  starts_on: Day,
  ends_on: Day,
  /** Today where the period has begun: the card is charged as soon as it is confirmed. */
  charge_on: Day,
  charged_now: z.boolean(),
  /** Without tax. */
  amount: Amount,
  tax: Amount,
  total: Amount,
  currency: Currency,
  /** Last four figures of the card, where it is the caller's own. */
  card_last_four: z.nullable(z.string()),
})
export type RenewalPreview = z.infer<typeof RenewalPreview>
