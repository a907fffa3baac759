import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { TicketBody } from '@foyer/contract/support/ticket.ts'
import { ticketProduct } from '../../../ui/talk/ticket-product.ts'

/** The form's values; empty while nothing is chosen or written. */
export interface TicketDraft {
  readonly kind: string
  readonly product: string
  readonly category_id: string
  readonly deliverable_id: string
  readonly title: string
  readonly description: string
}

export const emptyDraft: TicketDraft = {
  kind: '',
  product: '',
  category_id: '',
  deliverable_id: '',
  title: '',
  description: '',
}

/** The draft of a question about a licence: its category says which product it is. */
export const aboutLicence = ({ id, category }: Pick<Deliverable, 'id' | 'category'>): Partial<TicketDraft> => {
  const product = ticketProduct(category)
  return { deliverable_id: id, ...(product !== '' && { product }) }
}

/** A category belongs to a kind and product; changing either clears it. */
export const changed = (draft: TicketDraft, change: Partial<TicketDraft>): TicketDraft => {
  const next = { ...draft, ...change }
  return next.kind === draft.kind && next.product === draft.product ? next : { ...next, category_id: '' }
}

/** The request body, without empty fields. */
export const bodyOf = ({ category_id, deliverable_id, ...rest }: TicketDraft): Record<string, string> => ({
  ...rest,
  ...(category_id !== '' && { category_id }),
  ...(deliverable_id !== '' && { deliverable_id }),
})

/** The ticket once it is complete; undefined before. */
export const readyTicket = (draft: TicketDraft): TicketBody | undefined => TicketBody.safeParse(bodyOf(draft)).data
