import * as z from 'zod/mini'
import { OrderPurpose } from '../billing/order-purpose.ts'
import { activationTypes } from '../licensing/deliverable-facts.ts'
import { disputeStates } from '../operator/order.ts'
import { TicketKind, TicketProduct } from '../support/category.ts'
import { commentSides } from '../support/comment.ts'
import { responsibilities, TicketState } from '../support/ticket.ts'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'

/** The customer it belongs to. */
const Customer = z.object({ id: Id, email: z.string(), name: z.string() })

const CustomerFacts = z.extend(Customer, {
  /** The name on invoices; null if not given. */
  legal_name: z.nullable(z.string()),
  /** The company that they are a member of; null if there is none. */
  company: z.nullable(z.object({ id: Id, title: z.string() })),
  country: z.string(),
  currency: Currency,
  locale: Locale,
  phone: z.nullable(z.string()),
  /** Whether they want the newsletter. */
  newsletter: z.boolean(),
  /** Whether the vendor has blocked them. */
  blocked: z.boolean(),
  /** When the account was closed; null while it is open. */
  closed_at: z.nullable(Time),
  /** When it was erased: what you keep of this customer should go too. Null until then. */
  erased_at: z.nullable(Time),
  created_at: Time,
})

const OrderFacts = z.object({
  id: Id,
  /** The number people quote. */
  number: z.string(),
  purpose: OrderPurpose,
  description: z.string(),
  /** With tax. */
  amount: Amount,
  /** The tax contained in `amount`. */
  tax_amount: Amount,
  currency: Currency,
  created_at: Time,
  due_on: z.nullable(Day),
  /** The day the customer’s card is charged automatically; null if someone has to pay it. */
  charged_on: z.nullable(Day),
  paid_at: z.nullable(Time),
  cancelled_at: z.nullable(Time),
  /** The buyer’s own reference, such as a purchase order number; null if there is none. */
  buyer_reference: z.nullable(z.string()),
  /** The licence it is about; null if there is none yet. */
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

const DisputeFacts = z.object({
  /** The id at the payment provider. */
  reference: z.string(),
  state: z.enum(disputeStates),
  amount: Amount,
  currency: Currency,
})

const CreditNoteFacts = z.object({
  id: Id,
  /** The number people quote. */
  number: z.string(),
  /** With tax. */
  amount: Amount,
  /** The tax contained in `amount`. */
  tax_amount: Amount,
  currency: Currency,
  reason: z.string(),
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
  /** The first unpaid day, in UTC; null if it never ends. In calls this is the midnight at the start of that day. */
  paid_till: z.nullable(Day),
  /** The day on which it stops unless it is paid; one that renews has a fortnight after `paid_till`. Null if it never ends. */
  stops_on: z.nullable(Day),
  auto_renewable: z.boolean(),
  terminated_at: z.nullable(Time),
  /** When the vendor blocked it; null while it is not blocked. */
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
  /** The ticket that it was merged into; null if it was not. */
  merged_into: z.nullable(Id),
  customer: Customer,
})

const Author = z.object({ name: z.string(), email: z.string() })

const CommentFacts = z.object({
  id: Id,
  side: z.enum(commentSides),
  author: Author,
  /** Markdown, the first 4000 characters. */
  body: z.string(),
  created_at: Time,
})

const order = z.object({ order: OrderFacts })
const licence = z.object({ licence: LicenceFacts })
const ticket = z.object({ ticket: TicketFacts })
const answer = z.object({ ticket: TicketFacts, comment: CommentFacts })

/** The data of each kind of message, as it was shortly after the event. */
export const webhookData = {
  /** A customer signed up or was created by staff. */
  customer_created: z.object({ customer: CustomerFacts }),
  /** A customer’s e-mail, name, company, phone, country, language, newsletter or block changed, or the account was closed, reopened or erased. */
  customer_changed: z.object({ customer: CustomerFacts }),
  /** An invoice was issued. */
  order_issued: order,
  /** An order was paid. */
  order_paid: order,
  /** An order was cancelled. */
  order_cancelled: order,
  /** A payment was refunded, in whole or in part. */
  payment_refunded: z.object({ order: OrderFacts, refund: RefundFacts }),
  /** A payment was declined or failed. `failure_code` is the reason, as in payments. */
  payment_failed: z.object({ order: OrderFacts, failure_code: z.nullable(z.string()) }),
  /** A cardholder’s bank disputes a payment, or has decided. */
  payment_disputed: z.object({ order: OrderFacts, dispute: DisputeFacts }),
  /** A credit note was issued for an invoice. */
  credit_note_issued: z.object({ order: OrderFacts, credit_note: CreditNoteFacts }),
  /** A licence was created, renewed, raised, lowered, ended, stopped unpaid, blocked or changed in another way; for example, its automatic renewal was turned off. */
  licence_changed: licence,
  /** A licence ends within a week and does not renew automatically; sent once a day. */
  licence_expiring: licence,
  /** A media server stopped reporting. */
  server_offline: z.object({ licence: LicenceFacts, server: ServerFacts }),
  /** A media server reported an alert. */
  server_alerted: z.object({ licence: LicenceFacts, server: ServerFacts, alert: z.string() }),
  /** A ticket was opened. `opened_by` is who did so in the vendor’s name; null if the customer did. */
  ticket_opened: z.object({ ticket: TicketFacts, description: z.string(), opened_by: z.nullable(Author) }),
  /** The vendor replied to a ticket. */
  ticket_staff_replied: answer,
  /** The customer replied to a ticket. */
  ticket_customer_replied: answer,
  /** A ticket was closed. */
  ticket_closed: ticket,
  /** A ticket was reopened. */
  ticket_reopened: ticket,
  /** A ticket was merged into another one. */
  ticket_merged: ticket,
} as const

export type WebhookEvent = keyof typeof webhookData
export type WebhookData<E extends WebhookEvent> = z.infer<(typeof webhookData)[E]>

/** What other programs can be told of. */
export const webhookEvents = Object.keys(webhookData) as [WebhookEvent, ...WebhookEvent[]]
/** The kinds of webhook messages. */
export const WebhookEvent = z.enum(webhookEvents)

/** The whole body of a message of this kind. */
export const webhookMessage = <E extends WebhookEvent>(type: E) =>
  z.object({
    type: z.literal(type),
    timestamp: Time,
    /** The key of the brand. */
    brand: z.string(),
    data: webhookData[type],
  })
