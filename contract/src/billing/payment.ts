import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'

/** A payment that was received. */
export const Payment = z.object({
  id: Id,
  order_id: Id,
  /** The number of the invoice that it paid. */
  order_number: z.string(),
  /** With tax: what arrived for the invoice. */
  amount: Amount,
  /** What was missing of the invoice’s amount, and was let go. */
  shortfall: Amount.check(z.minimum(0)),
  /** How much of it has been refunded. */
  refunded_amount: Amount.check(z.minimum(0)),
  /** How much of it is being refunded. */
  returning_amount: Amount.check(z.minimum(0)),
  currency: Currency,
  created_at: Time,
  gateway: Gateway,
  /** The gateway’s id of the payment, or the reference of the bank transfer. */
  transaction_id: z.string(),
  /** The last four digits of the card; null for bank transfers and if the gateway does not report it. */
  card_last_four: z.nullable(z.string()),
  description: z.string(),
  /** The gateway’s receipt page; null if there is none. */
  receipt_url: z.nullable(z.string()),
  owner: Owner,
})
export type Payment = z.infer<typeof Payment>
