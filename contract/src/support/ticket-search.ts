import * as z from 'zod/mini'
import { pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { TicketKind, TicketProduct } from './category.ts'
import { TicketState } from './ticket.ts'

export const ticketSortKeys = ['updated_at', 'created_at', 'number', 'title', 'kind', 'product'] as const

/** How tickets are looked for; staff look for them by the same words. */
export const ticketSearch = {
  ...pageQuery,
  ...searchQuery,
  state: z.optional(TicketState),
  kind: z.optional(TicketKind),
  product: z.optional(TicketProduct),
  /** Those that wait for the customer's reply. */
  waiting: z.optional(z.literal('true')),
  sort: sortBy(ticketSortKeys, '-updated_at'),
}
