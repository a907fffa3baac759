import { emptyDraft, type TicketDraft } from './ticket-draft.ts'

/** One per author: of several, all but the last would be forgotten. It belongs to no ticket, so no ticket's id is in it. */
export const newTicketDraft = (account: string): string => `${account}:new`

/** An unsent ticket as it is stored; empty while nothing is written, because what is merely chosen is soon chosen again. */
export const textOf = (ticket: TicketDraft): string =>
  `${ticket.title}${ticket.description}`.trim() === '' ? '' : JSON.stringify(ticket)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fields = ['kind', 'product', 'category_id', 'deliverable_id', 'title', 'description'] as const

/** The ticket that was stored; undefined for none. What an older version did not store is empty. */
export const ticketOf = (text: string): TicketDraft | undefined => {
  const stored = parsed(text)
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = new Map<string, unknown>(Object.entries(stored))
  const entries = fields.map((field) => [field, known.get(field)] as const)
  const written = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  return { ...emptyDraft, ...written }
}
