import { TicketBody } from '@foyer/contract/support/ticket.ts'

/** What the form holds; empty while nothing is chosen or written. */
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

/** A category belongs to its kind and product: with another of either it is no longer chosen. */
export const changed = (draft: TicketDraft, change: Partial<TicketDraft>): TicketDraft => {
  const next = { ...draft, ...change }
  return next.kind === draft.kind && next.product === draft.product ? next : { ...next, category_id: '' }
}

/** What is sent: nothing of what was left empty. */
export const bodyOf = ({ category_id, deliverable_id, ...rest }: TicketDraft): Record<string, string> => ({
  ...rest,
  ...(category_id !== '' && { category_id }),
  ...(deliverable_id !== '' && { deliverable_id }),
})

/** The ticket, once everything that it needs is there. */
export const readyTicket = (draft: TicketDraft): TicketBody | undefined => TicketBody.safeParse(bodyOf(draft)).data
