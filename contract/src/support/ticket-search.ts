import * as z from 'zod/mini'
import { pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { TicketKind, TicketProduct } from './category.ts'
import { TicketState } from './ticket.ts'

export const ticketSortKeys = ['updated_at', 'created_at', 'number', 'title', 'kind', 'product'] as const

/** How tickets are searched; staff use the same parameters. */
export const ticketSearch = {
  ...pageQuery,
  ...searchQuery,
  state: z.optional(TicketState),
  kind: z.optional(TicketKind),
  product: z.optional(TicketProduct),
  /** Only tickets that wait for the customer’s reply. */
  waiting: z.optional(z.literal('true')),
  sort: sortBy(ticketSortKeys, '-updated_at'),
}
