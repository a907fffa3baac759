import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Day, Id } from '../vocabulary/ids.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'

/**
 * Raises the limit. To lower it, open a ticket. If `seen_quantity` or `seen_total` is sent and the raise would now come to something else,
 * it is refused with `price_changed`.
 */
export const UpgradeBody = z.strictObject({
  /** How much to add to the limit. */
  quantity_delta: Quantity,
  /** The `new_quantity` of the preview that the customer confirmed. */
  seen_quantity: z.exactOptional(Quantity),
  /** The `total` of the preview that the customer confirmed. */
  seen_total: z.exactOptional(Amount),
})
export type UpgradeBody = z.infer<typeof UpgradeBody>

/** The cost of raising the limit. */
export const UpgradePreview = z.object({
  /** The present limit. */
  quantity: Quantity,
  /** The limit after the raise. */
  new_quantity: Quantity,
  /** Per period at the present limit, with the licence’s price correction, without tax. */
  price: Amount,
  /** Per period at the new limit, with the licence’s price correction, without tax. */
  new_price: Amount,
  /** Days left in the current period. */
  days_left: Count,
  /** Days in the current period. */
  days_in_period: Count,
  /** For the rest of the current period, without tax. */
  amount: Amount,
  /** The tax on `amount`, as an amount. */
  tax: Amount,
  /** `amount` with `tax`. */
  total: Amount,
  currency: Currency,
  /** The next automatic charge, with tax; null if nothing will be charged. */
  next_charge: z.nullable(z.object({ date: Day, amount: Amount })),
  /** `nothing` is due, an `invoice` will be issued, or a saved `card` is charged at once. */
  settled_by: z.enum(['nothing', 'invoice', 'card']),
  /** The last four digits of that card; null if no card is charged. */
  card_last_four: z.nullable(z.string()),
})
export type UpgradePreview = z.infer<typeof UpgradePreview>

/**
 * `success`: the limit is raised. `payment_required`: pay the invoice `order_id` first. `waiting`: the charge is in progress; the licence
 * shows the new limit when it is done.
 */
export const UpgradeResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success') }),
  z.object({ status: z.literal('payment_required'), order_id: Id }),
  z.object({ status: z.literal('waiting'), async_job_id: z.uuid() }),
])
export type UpgradeResult = z.infer<typeof UpgradeResult>
