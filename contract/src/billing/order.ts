import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Count, Percent } from '../vocabulary/quantity.ts'
import { OrderAction } from './order-action.ts'

/** The first three are a customer's, the others are made by the server and its operators. */
export const orderPurposes = [
  'new',
  'update_properties',
  'terminate',
  'prolong',
  'increase',
  'change_sku',
  'restore',
  'custom',
] as const
/**
 * What an order is for. Customers create `new`, `update_properties` and `terminate` themselves; the server and operators create the others.
 * `prolong` pays for the next period, `increase` for a higher limit.
 */
export const OrderPurpose = z.enum(orderPurposes)
export type OrderPurpose = z.infer<typeof OrderPurpose>

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

/** A single order with everything its page and document show. */
export const OrderDetail = z.object({
  ...Order.shape,
  lines: z.array(OrderLine),
  seller: Party,
  buyer: Party,
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
