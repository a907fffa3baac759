import * as z from 'zod/mini'
import type { OrderCommand } from '../billing/order-action.ts'
import { BuyerReference, ReissueBody } from '../billing/order.ts'
import { agreedCap, amountCap } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id } from '../vocabulary/ids.ts'
import { Quantity } from '../vocabulary/quantity.ts'
import { freeLine, freeText, Reason, requiredLine } from '../vocabulary/text.ts'

/** In major units, above zero. */
const Wished = z.number().check(z.positive(), z.maximum(amountCap))

export const MarkPaidBody = z.strictObject({
  /** The bank’s reference of the transfer, or the provider’s id of the payment. The same one is not accepted twice. */
  reference: requiredLine(200),
  reason: Reason,
  /**
   * What arrived; defaults to the amount of the order with tax, or to what the provider captured. If it is not the amount of the order, it
   * is refused without `accept_difference`. This catches mix-ups between orders.
   */
  amount: z.optional(Wished),
  /** The currency in which it arrived; any but the order’s is refused. */
  currency: z.optional(Currency),
  /** Settles the order with another amount: what is missing is let go, within the brand’s limit, and what is too much goes back. */
  accept_difference: z.optional(z.boolean()),
  /** The day the money arrived; defaults to today, or to the day on which the provider captured it. */
  paid_on: z.optional(Day),
  /**
   * Defaults to `bank_transfer`. A provider is accepted if a payment of the order at it was left to people: with another source, what the
   * provider captured goes back to the customer.
   */
  gateway: z.optional(Gateway),
})
export type MarkPaidBody = z.infer<typeof MarkPaidBody>

export const SurplusBody = z.strictObject({
  /** The bank’s reference of the transfer. The same reference is not accepted twice. */
  reference: requiredLine(200),
  reason: Reason,
  /** What arrived. */
  amount: Wished,
  /** The currency in which it arrived; any but the order’s is refused. */
  currency: z.optional(Currency),
  /** The day the money arrived; defaults to today. */
  paid_on: z.optional(Day),
})
export type SurplusBody = z.infer<typeof SurplusBody>

export const RefundBody = z.strictObject({
  /** Defaults to everything that can still be refunded. */
  amount: z.optional(Wished),
  reason: Reason,
})
export type RefundBody = z.infer<typeof RefundBody>

/** An unpaid invoice that is to be issued again. */
export const StaffReissueBody = z.extend(ReissueBody, { reason: Reason })
export type StaffReissueBody = z.infer<typeof StaffReissueBody>

export const CancelBody = z.strictObject({ reason: Reason })

/** A custom invoice. */
export const CustomOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('custom'),
  description: requiredLine(200),
  /** `unit_price` is without tax, in the currency of the order. */
  lines: z
    .array(
      z.strictObject({
        title: requiredLine(200),
        detail: z.optional(freeText(500)),
        quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
        /** Without tax, in the currency of the order. */
        unit_price: Wished,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  /** Defaults to the customer’s currency. */
  currency: z.optional(Currency),
  /** Left out, it has no due day. */
  due_on: z.optional(Day),
  /** The buyer’s reference for this invoice. Left out, it is that of the customer’s profile. */
  buyer_reference: z.optional(BuyerReference),
  reason: z.optional(Reason),
})
export type CustomOrderBody = z.infer<typeof CustomOrderBody>

/** An invoice for a new licence at the catalogue price. The licence is created when it is paid. */
export const CreateOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('create'),
  sku_id: Id,
  quantity: Quantity,
  /** Defaults to 14 days from today. */
  due_on: z.optional(Day),
  /** The buyer’s reference for this invoice and later ones for its licence. Left out, it is that of the customer’s profile. */
  buyer_reference: z.optional(BuyerReference),
  reason: z.optional(Reason),
})
export type CreateOrderBody = z.infer<typeof CreateOrderBody>

/** An invoice for the next period of a licence. */
export const ProlongOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('prolong'),
  deliverable_id: Id,
  /** The buyer’s reference for this invoice and later ones. Left out, it is that of the licence’s last invoice or of the profile. */
  buyer_reference: z.optional(BuyerReference),
  reason: z.optional(Reason),
})

/** An order of one command about a licence that costs nothing by itself: it is carried out at once, and what the next period costs follows it. */
const freeOrder = <const Command extends OrderCommand, Fields extends z.core.$ZodLooseShape>(
  command: Command,
  fields: Fields,
) => z.strictObject({ customer_id: Id, action: z.literal(command), deliverable_id: Id, reason: Reason, ...fields })

/**
 * A free change of a licence. It is made at once, and the next period is charged accordingly. `change_sku`: to a SKU of the same currency,
 * category and terms. `decrease`: lowers the limit. `set_price_correction`: added to the price of each period, without tax, in place of the
 * present correction; negative for a discount. With the value that the caller saw, each is refused if that has changed since.
 */
export const LicenceOrderBody = z.discriminatedUnion('action', [
  /** Another plan of the same currency, category and terms. */
  freeOrder('change_sku', {
    sku_id: Id,
    /** The plan that you saw. If it has changed since, the call is refused. */
    seen_sku_id: z.optional(Id),
  }),
  freeOrder('decrease', {
    quantity_delta: z.int().check(z.minimum(-1_000_000), z.maximum(-1)),
    /** The limit that you saw. If it has changed since, the call is refused. */
    seen_quantity: z.optional(Quantity),
  }),
  /** Added to the price of each period, without tax, instead of the one before; below zero it is a discount. */
  freeOrder('set_price_correction', {
    price_correction: z.number().check(z.minimum(-agreedCap), z.maximum(agreedCap)),
    /** The correction that you saw. If it has changed since, the call is refused. */
    seen_price_correction: z.optional(z.number().check(z.minimum(-agreedCap), z.maximum(agreedCap))),
  }),
  freeOrder('terminate', {}),
  freeOrder('restore', {}),
  freeOrder('discontinue', {}),
  freeOrder('recommence', {}),
  freeOrder('update_properties', { comment: z.optional(freeLine(255)), retroview: z.optional(z.boolean()) }),
])
export type LicenceOrderBody = z.infer<typeof LicenceOrderBody>

/** An order for a customer; `action` decides its form. */
export const StaffOrderBody = z.discriminatedUnion('action', [
  CustomOrderBody,
  CreateOrderBody,
  ProlongOrderBody,
  LicenceOrderBody,
])
export type StaffOrderBody = z.infer<typeof StaffOrderBody>
