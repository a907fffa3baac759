import { webhookEvents } from '@foyer/contract/webhooks/message.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const deliveryViews = ['all', 'waiting', 'delivered', 'dead', 'discarded'] as const

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
