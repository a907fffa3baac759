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
export const OrderPurpose = z.enum(orderPurposes)
export type OrderPurpose = z.infer<typeof OrderPurpose>

export const attemptStates = ['started', 'requires_action', 'unknown', 'succeeded', 'failed'] as const
export const AttemptState = z.enum(attemptStates)
export type AttemptState = z.infer<typeof AttemptState>

const Charge = Amount.check(z.minimum(0))

/** The latest attempt to pay. */
export const OrderPayment = z.object({
  state: AttemptState,
  gateway: Gateway,
  failure_code: z.nullable(z.string()),
  /** Of the card that it was tried with, where that is known. */
  card_last_four: z.nullable(z.string()),
  at: Time,
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** Above zero it is an invoice to pay. Unpaid while `paid_at` is null. */
export const Order = z.object({
  id: Id,
  purpose: OrderPurpose,
  created_at: Time,
  paid_at: z.nullable(Time),
  /** Given up before it was paid: its number stays, nothing is owed. */
  cancelled_at: z.nullable(Time),
  /** A document can be had. */
  pdf: z.boolean(),
  description: z.string(),
  /** With tax. */
  amount: Charge,
  currency: Currency,
  tax: Percent,
  actions: z.array(OrderAction),
  /** As people quote it, `AUR-2026-0418`: without gaps per brand and year. */
  number: z.string(),
  due_on: z.nullable(Day),
  /** The day on which a saved card of its owner's is charged for it by itself; null where a person has to pay it, as without a card that is valid then. */
  charged_on: z.nullable(Day),
  /** Without tax; together with tax_amount exactly the amount. */
  net_amount: Charge,
  tax_amount: Charge,
  /** With tax: what credit notes have taken back of it so far. */
  credited_amount: Charge,
  /** What it is about. */
  deliverable: z.nullable(z.object({ id: Id, human_id: z.string(), name: z.string() })),
  owner: Owner,
  payment: z.nullable(OrderPayment),
})
export type Order = z.infer<typeof Order>

export const OrderLine = z.object({
  title: z.string(),
  detail: z.nullable(z.string()),
  quantity: Count,
  unit_price: Amount,
  amount: Amount,
})
export type OrderLine = z.infer<typeof OrderLine>

/** Seller or buyer as they were when the invoice was made. */
export const Party = z.object({
  legal_name: z.string(),
  address_lines: z.array(z.string()),
  tax_id: z.nullable(z.string()),
})
export type Party = z.infer<typeof Party>

/** Takes an invoice back, in whole or in part; numbered in a series of its own. */
export const CreditNote = z.object({
  id: Id,
  number: z.string(),
  issued_at: Time,
  /** With tax. */
  amount: Charge,
  reason: z.string(),
})
export type CreditNote = z.infer<typeof CreditNote>

/** The single order: all that its page and document show. */
export const OrderDetail = z.object({
  ...Order.shape,
  lines: z.array(OrderLine),
  seller: Party,
  buyer: Party,
  /** The day on which the licence that it prolongs stops while it is unpaid, past where nothing runs on that any more; null where it stops nothing. */
  stops_on: z.nullable(Day),
  /** The caller may still give it up. */
  cancellable: z.boolean(),
  credit_notes: z.array(CreditNote),
  /** Oldest first, in the caller's language. */
  history: z.array(z.object({ at: Time, kind: z.string(), text: z.string() })),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** Of what is paid there are both: the invoice, marked as paid, for accounting, and the receipt. */
export const orderDocumentKinds = ['invoice', 'receipt'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]
/** The receipt of what is paid, the invoice of what is not, unless told. */
export const OrderDocumentQuery = z.strictObject({ kind: z.optional(z.enum(orderDocumentKinds)) })

export const OrderDocument = z.object({
  /** A PDF in base64. */
  document: z.base64(),
})
export type OrderDocument = z.infer<typeof OrderDocument>
