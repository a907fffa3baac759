import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Id } from '../vocabulary/ids.ts'
import { Quantity } from '../vocabulary/quantity.ts'
import { freeLine, Reason } from '../vocabulary/text.ts'
import { BuyerReference } from './order.ts'

/**
 * What a customer can order themselves: a purchase (`new`, with `deliverable_id` to convert a trial), a change of properties that leaves
 * omitted fields as they are, or the end of a trial (`terminate`).
 */
export const OrderBody = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('new'),
    sku_id: Id,
    quantity: Quantity,
    /** The total that you saw, with tax. If it comes to something else now, the call is refused with `price_changed`. */
    seen_total: z.optional(Amount),
    /** The trial to convert. */
    deliverable_id: z.optional(Id),
    /** Stands on this invoice, and on later ones for the licence. Left out, it is that of the profile. */
    buyer_reference: z.optional(BuyerReference),
  }),
  /** What is not named stays as it is. */
  z.strictObject({
    purpose: z.literal('update_properties'),
    deliverable_id: Id,
    user_comment: z.optional(freeLine(255)),
    retroview: z.optional(z.boolean()),
  }),
  z.strictObject({ purpose: z.literal('terminate'), deliverable_id: Id, terminate_reason: Reason }),
])
export type OrderBody = z.infer<typeof OrderBody>
