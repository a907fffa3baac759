import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Owner } from '../vocabulary/owner.ts'

/** Money that arrived. */
export const Payment = z.object({
  id: Id,
  order_id: Id,
  /** Of the invoice that it paid. */
  order_number: z.string(),
  amount: Amount,
  /** What of it went back, or is on its way. */
  refunded_amount: Amount.check(z.minimum(0)),
  currency: Currency,
  created_at: Time,
  gateway: Gateway,
  /** The gateway's own. */
  transaction_id: z.string(),
  /** Of the card that was charged; none of a transfer, or where the gateway does not tell. */
  card_last_four: z.nullable(z.string()),
  description: z.string(),
  receipt_url: z.nullable(z.string()),
  owner: Owner,
})
export type Payment = z.infer<typeof Payment>
