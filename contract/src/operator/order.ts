import * as z from 'zod/mini'
import type { OrderCommand } from '../billing/order-action.ts'
import { AttemptState, Order, OrderDetail } from '../billing/order.ts'
import { Payment } from '../billing/payment.ts'
import { agreedCap, amountCap } from '../vocabulary/constants.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'
import { freeLine, freeText, Reason, requiredLine } from '../vocabulary/text.ts'

/** Whose it is. */
export const CustomerRef = z.object({ id: Id, email: z.string(), name: z.string() })
export type CustomerRef = z.infer<typeof CustomerRef>

const Sum = Amount.check(z.minimum(0))
/** In major units, above zero. */
const Wished = z.number().check(z.positive(), z.maximum(amountCap))

export const staffOrderStatuses = ['open', 'overdue', 'paid', 'refunded', 'cancelled'] as const
export const refundStates = ['started', 'unknown', 'succeeded', 'failed'] as const
export const refundOrigins = ['operator', 'gateway', 'surplus', 'verification', 'dispute'] as const

/** Money on its way back to a customer, or there. */
export const StaffRefund = z.object({
  id: Id,
  amount: Sum,
  currency: Currency,
  state: z.enum(refundStates),
  /** Who began it: staff, the provider's own side, or the server for what was one capture too many; a lost dispute, too. */
  origin: z.enum(refundOrigins),
  reason: z.string(),
  created_at: Time,
})
export type StaffRefund = z.infer<typeof StaffRefund>

/** An order as staff see it. */
export const StaffOrder = z.extend(z.omit(Order, { owner: true }), {
  customer: CustomerRef,
  /** What went back of it, or is on its way. */
  refunded: Sum,
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const disputeStates = ['opened', 'won', 'lost'] as const

/** A payment that the customer's bank took back, or wants to. While one is open nothing is refunded. */
export const StaffDispute = z.object({
  id: Id,
  state: z.enum(disputeStates),
  amount: Sum,
  currency: Currency,
  opened_at: Time,
  closed_at: z.nullable(Time),
})
export type StaffDispute = z.infer<typeof StaffDispute>

export const approvalActions = ['mark_paid', 'refund'] as const
export const approvalStates = ['pending', 'approved', 'rejected'] as const

/** Something about much money that one operator asked for and another one decides. */
export const Approval = z.object({
  id: Id,
  action: z.enum(approvalActions),
  state: z.enum(approvalStates),
  order: z.object({ id: Id, number: z.string() }),
  customer: CustomerRef,
  amount: Sum,
  currency: Currency,
  /** Of the transfer: the one that is to be booked, or the one that a refund gives back by hand. Null for a refund that a provider makes. */
  reference: z.nullable(z.string()),
  paid_on: z.nullable(Day),
  reason: z.string(),
  /** Handle. */
  requested_by: z.string(),
  requested_at: Time,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Time),
  decision_reason: z.nullable(z.string()),
  /** The caller asked for it: they may take it back, and not approve it. */
  own: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

export const StaffOrderDetail = z.extend(z.omit(OrderDetail, { owner: true, stops_on: true }), {
  customer: CustomerRef,
  refunded: Sum,
  /** What is left to give back. */
  refundable: Sum,
  /** The money that came for it, as the provider or the bank calls it. */
  received: z.nullable(z.pick(Payment, { gateway: true, transaction_id: true })),
  refunds: z.array(StaffRefund),
  disputes: z.array(StaffDispute),
  attempts: z.array(
    z.object({
      state: AttemptState,
      gateway: Gateway,
      amount: Sum,
      card_last_four: z.nullable(z.string()),
      failure_code: z.nullable(z.string()),
      /** The same in plain words, in the caller's language. */
      failure_text: z.nullable(z.string()),
      gateway_ref: z.nullable(z.string()),
      created_at: Time,
      updated_at: Time,
    }),
  ),
  /** What is asked for and not decided yet. */
  approval: z.nullable(Approval),
  /** What may be done now. */
  can: z.object({ mark_paid: z.boolean(), refund: z.boolean(), cancel: z.boolean() }),
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>

export const StaffPayment = z.extend(z.omit(Payment, { owner: true, refunded_amount: true }), {
  customer: CustomerRef,
  /** Its `refunded_amount`, under the name that orders of staff have for it. */
  refunded: Sum,
})
export type StaffPayment = z.infer<typeof StaffPayment>

/** What a list comes to in one currency: sums of different currencies are never added. */
export const MoneyTotal = z.object({
  currency: Currency,
  count: Count,
  /** With tax. */
  amount: Sum,
  /** What of it went back, or is on its way. */
  refunded: Sum,
})
export type MoneyTotal = z.infer<typeof MoneyTotal>

export const MoneyTotals = z.object({ totals: z.array(MoneyTotal) })
export type MoneyTotals = z.infer<typeof MoneyTotals>

export const MarkPaidBody = z.strictObject({
  /** The bank's own words of the transfer. The same one is not taken twice. */
  reference: requiredLine(200),
  reason: Reason,
  /** Where it is said it must be the whole amount of the order: a slip of the row is noticed. */
  amount: z.optional(Wished),
  /** The day on which the money arrived; today unless told. */
  paid_on: z.optional(Day),
})
export type MarkPaidBody = z.infer<typeof MarkPaidBody>

export const RefundBody = z.strictObject({
  /** All that is left unless told. */
  amount: z.optional(Wished),
  reason: Reason,
})
export type RefundBody = z.infer<typeof RefundBody>

export const CancelBody = z.strictObject({ reason: Reason })

/** An invoice for whatever was agreed. */
export const CustomOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('custom'),
  description: requiredLine(200),
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
  /** The customer's own unless told. */
  currency: z.optional(Currency),
  due_on: z.optional(Day),
  reason: z.optional(Reason),
})

/** An invoice of the catalogue for something new: it becomes a licence as it is paid. */
export const CreateOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('create'),
  sku_id: Id,
  quantity: Quantity,
  due_on: z.optional(Day),
  reason: z.optional(Reason),
})
export type CreateOrderBody = z.infer<typeof CreateOrderBody>

/** The next period of a licence. */
export const ProlongOrderBody = z.strictObject({
  customer_id: Id,
  action: z.literal('prolong'),
  deliverable_id: Id,
  reason: z.optional(Reason),
})

/** An order of one command about a licence that costs nothing by itself: it is carried out at once, and what the next period costs follows it. */
const freeOrder = <const Command extends OrderCommand, Fields extends z.core.$ZodLooseShape>(
  command: Command,
  fields: Fields,
) => z.strictObject({ customer_id: Id, action: z.literal(command), deliverable_id: Id, reason: Reason, ...fields })

export const LicenceOrderBody = z.discriminatedUnion('action', [
  /** Another plan of the same currency, category and terms. */
  freeOrder('change_sku', { sku_id: Id }),
  freeOrder('decrease', {
    quantity_delta: z.int().check(z.minimum(-1_000_000), z.maximum(-1)),
    /** The limit that it was taken from: refused where it is another one by now. */
    seen_quantity: z.optional(Quantity),
  }),
  /** Added to the price of each period, without tax, instead of the one before; below zero it is a discount. */
  freeOrder('set_price_correction', {
    price_correction: z.number().check(z.minimum(-agreedCap), z.maximum(agreedCap)),
  }),
  freeOrder('terminate', {}),
  freeOrder('restore', {}),
  freeOrder('discontinue', {}),
  freeOrder('recommence', {}),
  freeOrder('update_properties', { comment: z.optional(freeLine(255)), retroview: z.optional(z.boolean()) }),
])
export type LicenceOrderBody = z.infer<typeof LicenceOrderBody>

export const StaffOrderBody = z.discriminatedUnion('action', [
  CustomOrderBody,
  CreateOrderBody,
  ProlongOrderBody,
  LicenceOrderBody,
])
export type StaffOrderBody = z.infer<typeof StaffOrderBody>
export type CustomOrderBody = z.infer<typeof CustomOrderBody>
