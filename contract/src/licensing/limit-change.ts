import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { Day, Id } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'

/** A raise. Lowering a limit is a ticket. */
export const UpgradeBody = z.strictObject({ quantity_delta: Quantity })
export type UpgradeBody = z.infer<typeof UpgradeBody>

/** The calculation, shown before a raise is confirmed. */
export const UpgradePreview = z.object({
  quantity: Quantity,
  new_quantity: Quantity,
  /** Per period, before and after, with the licence's own correction and without tax. */
  price: Amount,
  new_price: Amount,
  days_left: Count,
  days_in_period: Count,
  /** For the rest of the period, without tax. */
  amount: Amount,
  tax: Amount,
  total: Amount,
  currency: Currency,
  next_charge: z.nullable(z.object({ date: Day, amount: Amount })),
  /** Nothing is due, an invoice will be made, or a saved card is charged at once. */
  settled_by: z.enum(['nothing', 'invoice', 'card']),
  /** Last four figures of that card. */
  card_last_four: z.nullable(z.string()),
})
export type UpgradePreview = z.infer<typeof UpgradePreview>

export const UpgradeResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success') }),
  z.object({ status: z.literal('payment_required'), order_id: Id }),
  z.object({ status: z.literal('waiting'), async_job_id: z.uuid() }),
])
export type UpgradeResult = z.infer<typeof UpgradeResult>
