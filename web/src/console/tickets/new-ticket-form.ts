import { StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import * as z from 'zod/mini'
import type { Customer } from '../customers/queries.ts'
import { About } from './about-ticket.ts'

const chosen = z.string().check(z.minLength(1))

export const NewTicket = z.object({
  customer_id: chosen,
  ...About.shape,
  title: StaffTicketBody.shape.title,
  description: StaffTicketBody.shape.description,
  assigned: chosen,
})
export type NewTicket = z.infer<typeof NewTicket>

/** What a ticket is about that was begun on the page of an order or a licence. */
export type Begun = Partial<Pick<NewTicket, 'kind' | 'product' | 'deliverable_id' | 'title'>>

/** A new ticket, for this customer if it was begun on a page about them. */
export const blankTicket = (customer?: Pick<Customer, 'id'>, begun: Begun = {}): NewTicket => ({
  customer_id: customer?.id ?? '',
  kind: '',
  product: '',
  category_id: '',
  deliverable_id: '',
  title: '',
  ...begun,
  description: '',
  assigned: 'me',
})

/** The form's values for the contract, without empty fields. For valid forms only. */
export const bodyOf = ({ category_id, deliverable_id, ...typed }: NewTicket): StaffTicketBody =>
  StaffTicketBody.parse({
    ...typed,
    ...(category_id !== '' && { category_id }),
    ...(deliverable_id !== '' && { deliverable_id }),
  })
