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
  /** Of the invoice that it paid. Servers of an older version do not tell it, which matters while one takes another’s place. */
  order_number: z.exactOptional(z.string()),
  amount: Amount,
  currency: Currency,
  created_at: Time,
  gateway: Gateway,
  /** The gateway's own. */
  transaction_id: z.string(),
  /** Of the card that was charged; none of a transfer, or where the gateway does not tell. */
  card_last_four: z.exactOptional(z.nullable(z.string())),
  description: z.string(),
  receipt_url: z.nullable(z.string()),
  owner: Owner,
})
export type Payment = z.infer<typeof Payment>
