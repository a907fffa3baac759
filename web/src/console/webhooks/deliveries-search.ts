import type { WebhookEvent } from '@foyer/contract/webhooks/message.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const deliveryViews = ['all', 'waiting', 'delivered', 'dead', 'discarded'] as const

// The contract's list. Its module would also load the schemas of all messages, so only the type is imported: a difference does not compile.
const events: Readonly<Record<WebhookEvent, true>> = {
  customer_created: true,
  customer_changed: true,
  order_issued: true,
  order_paid: true,
  order_cancelled: true,
  payment_refunded: true,
  payment_failed: true,
  payment_disputed: true,
  credit_note_issued: true,
  licence_changed: true,
  licence_expiring: true,
  server_offline: true,
  server_alerted: true,
  ticket_opened: true,
  ticket_staff_replied: true,
  ticket_customer_replied: true,
  ticket_closed: true,
  ticket_reopened: true,
  ticket_merged: true,
}
export const webhookEvents = Object.keys(events) as WebhookEvent[]

/** The whole state of the list, kept in the address. */
export const deliveriesSearch = searchOf({
  view: oneOf(...deliveryViews),
  endpoint: text,
  type: oneOf(...webhookEvents),
  /** The order, licence or ticket that the message is about. */
  object_id: text,
  sort: oneOf('created_at', '-created_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})
export type DeliveriesSearch = ReturnType<typeof deliveriesSearch>
