import * as z from 'zod/mini'
import { OrderPurpose } from '../billing/order.ts'
import { activationTypes } from '../licensing/deliverable.ts'
import { TicketKind, TicketProduct } from '../support/category.ts'
import { commentSides } from '../support/comment.ts'
import { responsibilities, TicketState } from '../support/ticket.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Amount } from '../vocabulary/money.ts'

/** Whose it is. */
const Customer = z.object({ id: Id, email: z.string(), name: z.string() })

const CustomerFacts = z.extend(Customer, {
  country: z.string(),
  currency: Currency,
  locale: Locale,
  phone: z.nullable(z.string()),
  newsletter: z.boolean(),
  created_at: Time,
})

const OrderFacts = z.object({
  id: Id,
  /** As people quote it. */
  number: z.string(),
  purpose: OrderPurpose,
  description: z.string(),
  /** With tax. */
  amount: Amount,
  tax_amount: Amount,
  currency: Currency,
  created_at: Time,
  due_on: z.nullable(Day),
  /** The day on which the customer's card is charged for it by itself; null where somebody has to pay it. */
  charged_on: z.nullable(Day),
  paid_at: z.nullable(Time),
  cancelled_at: z.nullable(Time),
  /** What it is about, where that is there by now. */
  licence: z.nullable(z.object({ id: Id, human_id: z.string(), name: z.string() })),
  customer: Customer,
})

const RefundFacts = z.object({
  id: Id,
  amount: Amount,
  currency: Currency,
  reason: z.nullable(z.string()),
  created_at: Time,
})

const LicenceFacts = z.object({
  id: Id,
  human_id: z.string(),
  sku_id: Id,
  sku_name: z.string(),
  quantity: z.int(),
  activation_type: z.enum(activationTypes),
  created_at: Time,
  /** The first day in UTC that is not paid for; in calls the same is the midnight that begins it. */
  paid_till: z.nullable(Day),
  auto_renewable: z.boolean(),
  terminated_at: z.nullable(Time),
  /** Stopped by the vendor: its keys open nothing. */
  blocked_at: z.nullable(Time),
  customer: Customer,
})

const ServerFacts = z.object({ server_id: z.string(), hostname: z.string() })

const TicketFacts = z.object({
  id: Id,
  number: z.int(),
  title: z.string(),
  kind: TicketKind,
  product: TicketProduct,
  state: TicketState,
  responsibility: z.enum(responsibilities),
  manager_name: z.nullable(z.string()),
  licence_id: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
  closed_at: z.nullable(Time),
  /** The ticket that goes on with this one. */
  merged_into: z.nullable(Id),
  customer: Customer,
})

const CommentFacts = z.object({
  id: Id,
  side: z.enum(commentSides),
  author: z.object({ name: z.string(), email: z.string() }),
  /** Markdown; its first 4000 characters. */
  body: z.string(),
  created_at: Time,
})

const order = z.object({ order: OrderFacts })
const licence = z.object({ licence: LicenceFacts })
const ticket = z.object({ ticket: TicketFacts })
const answer = z.object({ ticket: TicketFacts, comment: CommentFacts })

/** What each message carries beside its head: how things stand when it is written, a moment after they happened. */
export const webhookData = {
  /** Somebody has signed up, or was entered by staff. */
  customer_created: z.object({ customer: CustomerFacts }),
  /** An invoice is to be paid. */
  order_issued: order,
  order_paid: order,
  order_cancelled: order,
  payment_refunded: z.object({ order: OrderFacts, refund: RefundFacts }),
  /** Made, renewed, raised, lowered, ended, blocked: whatever an order or the vendor did to it. */
  licence_changed: licence,
  /** It ends within a week and does not renew by itself; told each day anew. */
  licence_expiring: licence,
  server_offline: z.object({ licence: LicenceFacts, server: ServerFacts }),
  server_alerted: z.object({ licence: LicenceFacts, server: ServerFacts, alert: z.string() }),
  ticket_opened: z.object({ ticket: TicketFacts, description: z.string() }),
  ticket_staff_replied: answer,
  ticket_customer_replied: answer,
  ticket_closed: ticket,
  ticket_reopened: ticket,
  ticket_merged: ticket,
} as const

export type WebhookEvent = keyof typeof webhookData
export type WebhookData<E extends WebhookEvent> = z.infer<(typeof webhookData)[E]>

/** What other programs can be told of. */
export const webhookEvents = Object.keys(webhookData) as [WebhookEvent, ...WebhookEvent[]]
export const WebhookEvent = z.enum(webhookEvents)

/** The whole body of a message of this kind. */
export const webhookMessage = <E extends WebhookEvent>(type: E) =>
  z.object({
    type: z.literal(type),
    timestamp: Time,
    /** Key of the brand that it happened at. */
    brand: z.string(),
    data: webhookData[type],
  })
