import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Count, Percent } from '../vocabulary/quantity.ts'
import { referenceCap } from '../vocabulary/reference-cap.ts'
import { freeLine } from '../vocabulary/text.ts'
import { OrderAction } from './order-action.ts'
import { OrderPurpose } from './order-purpose.ts'

export const attemptStates = ['started', 'requires_action', 'unknown', 'succeeded', 'failed'] as const
/**
 * The state of a payment attempt: `started`; `requires_action` by the customer, such as 3-D Secure; `unknown` if the gateway has not
 * answered yet; `succeeded`; or `failed`.
 */
export const AttemptState = z.enum(attemptStates)
export type AttemptState = z.infer<typeof AttemptState>

const Charge = Amount.check(z.minimum(0))

/** The latest payment attempt. */
export const OrderPayment = z.object({
  state: AttemptState,
  gateway: Gateway,
  /** Why it failed; null unless `state` is `failed`. */
  failure_code: z.nullable(z.string()),
  /** The last four digits of the card that was used, if known. */
  card_last_four: z.nullable(z.string()),
  at: Time,
})
export type OrderPayment = z.infer<typeof OrderPayment>

export const orderDays = ['created_at', 'paid_at', 'cancelled_at'] as const
/** Which day of an order a period is about: that of its issue, of its payment or of its cancellation. */
export const OrderDay = z.enum(orderDays)
export type OrderDay = z.infer<typeof OrderDay>

/** How a rate is quoted: what one unit of the invoice’s currency comes to in the tax currency (`direct`), or the other way round (`inverse`). */
export const rateQuotes = ['direct', 'inverse'] as const

/** The tax of an invoice in the currency of the seller’s country, frozen when it was issued. */
export const TaxIn = z.object({
  /** An ISO 4217 code, such as `PLN`; not only one that can be paid in. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The tax contained in the order’s amount, in this currency. */
  amount: Amount.check(z.minimum(0)),
  /** The exchange rate as its source publishes it, such as `1.0834`. */
  rate: z.string(),
  quoted: z.enum(rateQuotes),
  /** The day of the rate. */
  day: Day,
  /** Who publishes the rate. */
  source: z.string(),
})
export type TaxIn = z.infer<typeof TaxIn>

/** What a buyer’s bookkeeping calls a purchase by: a purchase order number, a cost centre. It is printed on invoices. */
export const BuyerReference = freeLine(referenceCap)

/** An order. With an amount above zero it is an invoice to pay, unpaid while `paid_at` and `cancelled_at` are null. */
export const Order = z.object({
  id: Id,
  purpose: OrderPurpose,
  created_at: Time,
  /** Null while it is unpaid. */
  paid_at: z.nullable(Time),
  /** Set if it was cancelled before it was paid: it keeps its number and nothing is owed. */
  cancelled_at: z.nullable(Time),
  /** Whether there is a document to download. */
  pdf: z.boolean(),
  description: z.string(),
  /** With tax. */
  amount: Charge,
  currency: Currency,
  /** The tax rate in percent. */
  tax: Percent,
  /** What the order does once it is paid. */
  actions: z.array(OrderAction),
  /** The number people quote, such as `AUR-2026-0418`: consecutive per brand and year. */
  number: z.string(),
  /** The day it is due; null if nothing is to be paid. */
  due_on: z.nullable(Day),
  /**
   * The day a saved card of the owner is charged automatically; null if someone has to pay it, for example because no card is valid on that
   * day.
   */
  charged_on: z.nullable(Day),
  /** Without tax. `net_amount` and `tax_amount` add up to exactly `amount`. */
  net_amount: Charge,
  /** The tax contained in `amount`. */
  tax_amount: Charge,
  /** The tax in the currency of the seller’s country; null if that is the order’s own, or nothing has to be said. */
  tax_in: z.nullable(TaxIn),
  /** The buyer’s own reference, such as a purchase order number; null if there is none. */
  buyer_reference: z.nullable(z.string()),
  /** The first day that it pays for. Null if it pays for no period, or that begins with the payment. */
  period_from: z.nullable(Day),
  /** The day after the last one that it pays for, on which the next period starts. */
  period_till: z.nullable(Day),
  /** How much of `amount` credit notes have reversed so far, with tax. */
  credited_amount: Charge,
  /** How much of its payment is being refunded. The credit note follows once the money is back. */
  returning_amount: Charge,
  /** The licence or other deliverable it is about; null if it is about none, or the deliverable does not exist yet. */
  deliverable: z.nullable(z.object({ id: Id, human_id: z.string(), name: z.string() })),
  owner: Owner,
  /** The latest payment attempt; null if there was none. */
  payment: z.nullable(OrderPayment),
})
export type Order = z.infer<typeof Order>

/** A line of an order. Amounts are without tax. */
export const OrderLine = z.object({
  title: z.string(),
  /** A second line of text; null if there is none. */
  detail: z.nullable(z.string()),
  quantity: Count,
  /** For one unit, without tax. */
  unit_price: Amount,
  /** For the whole line, without tax. */
  amount: Amount,
})
export type OrderLine = z.infer<typeof OrderLine>

/** The seller or buyer as they were when the invoice was issued. */
export const Party = z.object({
  legal_name: z.string(),
  address_lines: z.array(z.string()),
  /** Null if there is none. */
  tax_id: z.nullable(z.string()),
})
export type Party = z.infer<typeof Party>

/** Reverses an invoice in whole or in part; numbered in a series of its own. */
export const CreditNote = z.object({
  id: Id,
  /** The number people quote. */
  number: z.string(),
  issued_at: Time,
  /** With tax. */
  amount: Charge,
  reason: z.string(),
})
export type CreditNote = z.infer<typeof CreditNote>

/** Another order, as texts refer to it. */
const OrderRef = z.object({ id: Id, number: z.string() })

/** What an unpaid invoice would say if it was issued again now. */
export const Reissue = z.object({
  /** With the buyer’s present billing details. */
  buyer: Party,
  /** The tax rate in percent. */
  tax: Percent,
  /** The tax in the caller’s language, as `tax_label` of an order. */
  tax_label: z.string(),
  tax_amount: Charge,
  /** With tax. */
  amount: Charge,
})
export type Reissue = z.infer<typeof Reissue>

/** A single order with everything its page and document show. */
export const OrderDetail = z.object({
  ...Order.shape,
  lines: z.array(OrderLine),
  seller: Party,
  buyer: Party,
  /** The tax in the caller’s language: with its rate, or in the vendor’s words if there is none. */
  tax_label: z.string(),
  /** What has to be said about the tax, such as why there is none, in the caller’s language, line by line; null if nothing. */
  tax_note: z.nullable(z.string()),
  /** The period that begins with the payment; null if it is known from when the order pays, or it pays for none. */
  first_period: z.nullable(BillingPeriod),
  /** The period of a purchase, in the caller’s language: its days, or how long it is from the payment. Null if there is nothing to say. */
  period_note: z.nullable(z.string()),
  /** The cancelled order whose place it takes; null if there is none. */
  replaces: z.nullable(OrderRef),
  /** The order that was issued in its place; null if there is none. */
  replaced_by: z.nullable(OrderRef),
  /** What changes if it is issued again; null if nothing would change, or it cannot be. */
  reissue: z.nullable(Reissue),
  /** The day the prolonged licence stops if this stays unpaid; in the past if it has already stopped. Null if the order stops nothing. */
  stops_on: z.nullable(Day),
  /** Whether the caller may cancel it now. */
  cancellable: z.boolean(),
  credit_notes: z.array(CreditNote),
  /** Oldest first, in the caller’s language. */
  history: z.array(z.object({ at: Time, kind: z.string(), text: z.string() })),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** Of what is paid there are both: the invoice, marked as paid, for accounting, and the receipt. */
export const orderDocumentKinds = ['invoice', 'receipt'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]
/** Which document of a paid order to return; defaults to the receipt if it is paid, and to the invoice if it is not. */
export const OrderDocumentQuery = z.strictObject({
  /** `receipt` exists only for paid orders; `invoice` always, marked as paid if it is. */
  kind: z.optional(z.enum(orderDocumentKinds)),
})

export const OrderDocument = z.object({
  /** A PDF in base64. */
  document: z.base64(),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/** The buyer’s reference on an unpaid invoice. */
export const BuyerReferenceBody = z.strictObject({
  /** Later invoices for the same licence take it over. Null removes it from this invoice; later ones have that of the profile again. */
  buyer_reference: z.nullable(BuyerReference),
})
export type BuyerReferenceBody = z.infer<typeof BuyerReferenceBody>

/** An unpaid invoice that is to be issued again. */
export const ReissueBody = z.strictObject({
  /** The total that you saw, with tax. If it comes to something else now, the call is refused with `price_changed`. */
  seen_total: z.optional(Amount),
  /** The present billing details that you saw, as in `reissue`. If they have changed since, the call is refused with `conflict`. */
  seen_buyer: z.optional(z.strictObject(Party.shape)),
})
export type ReissueBody = z.infer<typeof ReissueBody>

/** What orders in one currency add up to. Amounts in different currencies are never added up. */
export const OrderSum = z.object({
  currency: Currency,
  /** With tax. Without cancelled orders, which nobody owes. */
  amount: Charge,
  /** The cancelled ones, with tax; not contained in `amount`. */
  cancelled_amount: Charge,
})
export type OrderSum = z.infer<typeof OrderSum>

export const OrderSums = z.object({ totals: z.array(OrderSum) })
export type OrderSums = z.infer<typeof OrderSums>
