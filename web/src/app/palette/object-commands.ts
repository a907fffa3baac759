import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import type { Command } from './palette-dialog.tsx'

type LicenceWords = Pick<Deliverable, 'id' | 'human_id' | 'sku_name' | 'user_comment' | 'key'>

/** The same command whether the licence came from a loaded list or from the server's search. */
export const licenceCommand = ({ id, human_id, sku_name, user_comment, key }: LicenceWords): Command => ({
  id: `licence:${id}`,
  group: 'licences',
  name: `${human_id} ${sku_name}`,
  identifier: human_id,
  remark: [user_comment, `…${key.slice(-6)}`].filter(Boolean).join(' · '),
  does: { goTo: `/licenses/${id}` },
})

export const invoiceCommand = ({ id, number, description }: Pick<Order, 'id' | 'number' | 'description'>): Command => ({
  id: `invoice:${id}`,
  group: 'invoices',
  name: number,
  identifier: number,
  remark: description,
  does: { goTo: `/invoices/${id}` },
})

export const ticketCommand = ({ id, number, title }: Pick<Ticket, 'id' | 'number' | 'title'>): Command => ({
  id: `ticket:${id}`,
  group: 'tickets',
  name: `#${number} ${title}`,
  identifier: String(number),
  does: { goTo: `/tickets/${id}` },
})
