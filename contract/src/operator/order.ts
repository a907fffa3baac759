import * as z from 'zod/mini'
import { AttemptState, Order, OrderDetail, Party } from '../billing/order.ts'
import { Payment } from '../billing/payment.ts'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Count, Percent } from '../vocabulary/quantity.ts'
import { CustomerRef } from './customer-ref.ts'
import { StaffRefund } from './refund.ts'

const Sum = Amount.check(z.minimum(0))

export const staffOrderStatuses = ['open', 'overdue', 'paid', 'refunded', 'cancelled'] as const
/** Who was billed, as the invoice says it. */
const BilledTo = z.pick(Party, { legal_name: true, tax_id: true })
export type BilledTo = z.infer<typeof BilledTo>

const billed = {
  /** The buyer as they were when the invoice was issued. */
  buyer: BilledTo,
  /**
   * The buyer's country when the invoice was issued, as two letters: it decided the tax rate. For invoices from before it was recorded, the
   * customer's present country.
   */
  country: z.string(),
}

/** An order as staff see it. */
export const StaffOrder = z.extend(z.omit(Order, { owner: true }), {
  customer: CustomerRef,
  ...billed,
  /** How much was paid: less than `amount` where the rest was let go, and zero for what is unpaid or free. */
  paid_amount: Sum,
  /** How much of it has been refunded, including refunds in progress. */
  refunded: Sum,
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const disputeStates = ['opened', 'won', 'lost'] as const

/** A chargeback. While it is open nothing can be refunded. */
export const StaffDispute = z.object({
  id: Id,
  /** `won` and `lost` from the vendor’s point of view. */
  state: z.enum(disputeStates),
  amount: Sum,
  currency: Currency,
  opened_at: Time,
  /** Null while it is open. */
  closed_at: z.nullable(Time),
})
export type StaffDispute = z.infer<typeof StaffDispute>

export const approvalActions = ['mark_paid', 'refund', 'surplus'] as const
export const approvalStates = ['pending', 'approved', 'rejected'] as const

/** A payment or refund that one operator requested and a second one decides. */
export const Approval = z.object({
  id: Id,
  /** What was requested. */
  action: z.enum(approvalActions),
  state: z.enum(approvalStates),
  order: z.object({ id: Id, number: z.string() }),
  customer: CustomerRef,
  /** With tax. */
  amount: Sum,
  currency: Currency,
  /** What arrived, if it is not the amount of the order; null otherwise, and for refunds. */
  received: z.nullable(Sum),
  /** The reference of the money that is booked, or of the bank transfer that is given back; null for a refund through a gateway. */
  reference: z.nullable(z.string()),
  /** The day the money arrived; null for refunds. */
  paid_on: z.nullable(Day),
  reason: z.string(),
  /** The operator’s handle. */
  requested_by: z.string(),
  requested_at: Time,
  /** The operator’s handle; null while it is pending. */
  decided_by: z.nullable(z.string()),
  /** Null while it is pending. */
  decided_at: z.nullable(Time),
  /** Null if none was given. */
  decision_reason: z.nullable(z.string()),
  /** Whether the caller requested it. They can withdraw it but not approve it. */
  own: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

/** An order with everything staff need. */
export const StaffOrderDetail = z.extend(z.omit(OrderDetail, { owner: true, stops_on: true }), {
  customer: CustomerRef,
  country: billed.country,
  /** How much was paid: less than `amount` where the rest was let go, and zero for what is unpaid or free. */
  paid_amount: Sum,
  /** How much of it has been refunded, including refunds in progress. */
  refunded: Sum,
  /** How much can still be refunded. */
  refundable: Sum,
  /** The payment as the gateway or bank calls it, what it brought, and what was missing and let go; null while it is unpaid. */
  received: z.nullable(z.pick(Payment, { gateway: true, transaction_id: true, amount: true, shortfall: true })),
  /**
   * A payment that a provider captured otherwise than asked, or that nobody can be asked about: people decide about it. What was captured
   * and not recorded goes back once the order is paid in another way or cancelled. Null if there is none.
   */
  questioned: z.nullable(
    z.object({
      gateway: Gateway,
      /** The provider’s id of the payment; null if it is not known. */
      transaction_id: z.nullable(z.string()),
      /** What was captured; null if it is not known. */
      amount: z.nullable(Sum),
      /** Null if it is not known. */
      currency: z.nullable(Currency),
      /** When it became known. */
      at: Time,
    }),
  ),
  /** How much may be missing of what arrives for it. */
  shortfall_limit: Sum,
  refunds: z.array(StaffRefund),
  disputes: z.array(StaffDispute),
  /**
   * Payment attempts. `failure_text` explains `failure_code` in the caller’s language; both are null if the attempt did not fail.
   * `gateway_ref` is the gateway’s id of the attempt.
   */
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
  /** The request that waits for a second operator; null if there is none. */
  approval: z.nullable(Approval),
  /** What can be done with it now. */
  can: z.object({ mark_paid: z.boolean(), refund: z.boolean(), cancel: z.boolean(), record_surplus: z.boolean() }),
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>

export const paymentDays = ['created_at', 'recorded_at'] as const
/** Which day of a payment a period is about: that of the money or that of its entry. */
export const PaymentDay = z.enum(paymentDays)
export type PaymentDay = z.infer<typeof PaymentDay>

export const StaffPayment = z.extend(z.omit(Payment, { owner: true, refunded_amount: true, returning_amount: true }), {
  customer: CustomerRef,
  /** How much of it has been refunded, including refunds in progress. */
  refunded: Sum,
  /** When it was entered. Of a transfer, `created_at` is the day the money arrived. */
  recorded_at: Time,
})
export type StaffPayment = z.infer<typeof StaffPayment>

/** A document that reverses an invoice, in whole or in part. For the books, it counts on its own day. */
export const StaffCreditNote = z.object({
  id: Id,
  /** The number people quote, such as `AUR-C-2026-0003`. */
  number: z.string(),
  issued_at: Time,
  /** The id of the invoice that it reverses. */
  order_id: Id,
  /** The number of the invoice that it reverses. */
  order_number: z.string(),
  customer: CustomerRef,
  ...billed,
  /** Without tax. */
  net_amount: Sum,
  /** The tax rate of the invoice in percent. */
  tax: Percent,
  /** The tax contained in `amount`. */
  tax_amount: Sum,
  /** With tax. */
  amount: Sum,
  currency: Currency,
  /** The reason as the customer reads it. */
  reason: z.string(),
})
export type StaffCreditNote = z.infer<typeof StaffCreditNote>

/** The total in one currency. Amounts in different currencies are never added up. */
export const MoneyTotal = z.object({
  currency: Currency,
  count: Count,
  /** With tax. */
  amount: Sum,
  /** How much of it has been refunded, including refunds in progress. */
  refunded: Sum,
})
export type MoneyTotal = z.infer<typeof MoneyTotal>

export const MoneyTotals = z.object({ totals: z.array(MoneyTotal) })
export type MoneyTotals = z.infer<typeof MoneyTotals>

/** The total of orders in one currency. Cancelled ones, which nobody owes, are counted apart. */
export const OrderTotal = z.extend(MoneyTotal, {
  /** Without tax. */
  net_amount: Sum,
  /** The tax contained in `amount`. */
  tax_amount: Sum,
  cancelled_count: Count,
  /** With tax; not contained in `amount`. */
  cancelled_amount: Sum,
})
export type OrderTotal = z.infer<typeof OrderTotal>

export const OrderTotals = z.object({ totals: z.array(OrderTotal) })
export type OrderTotals = z.infer<typeof OrderTotals>

/** The total in one currency. Amounts in different currencies are never added up. */
export const CreditNoteTotal = z.object({
  currency: Currency,
  count: Count,
  /** Without tax. */
  net_amount: Sum,
  /** The tax contained in `amount`. */
  tax_amount: Sum,
  /** With tax. */
  amount: Sum,
})
export type CreditNoteTotal = z.infer<typeof CreditNoteTotal>

export const CreditNoteTotals = z.object({ totals: z.array(CreditNoteTotal) })
export type CreditNoteTotals = z.infer<typeof CreditNoteTotals>
