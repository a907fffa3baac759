import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

export const ticketKinds = [
  'support',
  'trial',
  'demo',
  'talks',
  'info',
  'payment',
  'to_sign',
  'opportunity',
  'outreach',
  'finance',
  'deal',
  'concern',
  'vsaasio',
] as const
/** The kind of a ticket. Customers open `payment`, `support` and `talks`; the others are used by the vendor. */
export const TicketKind = z.enum(ticketKinds)
export type TicketKind = z.infer<typeof TicketKind>

/** The kinds that customers open themselves. */
export const clientTicketKinds = ['payment', 'support', 'talks'] as const
/** The kinds of tickets that customers open: `payment` for billing, `support` for technical help, `talks` for sales questions. */
export const ClientTicketKind = z.enum(clientTicketKinds)
export type ClientTicketKind = z.infer<typeof ClientTicketKind>

/** `iptv` (Media Server), `vsaas` (Watcher) or a cloud product, `cloud_…`. */
export const TicketProduct = z.union([
  z.enum(['iptv', 'vsaas']),
  z.templateLiteral(['cloud_', z.string().check(z.regex(/[a-z0-9_]{1,50}/))]),
])
export type TicketProduct = z.infer<typeof TicketProduct>

/** A subject for tickets of one kind and product. */
export const TicketCategory = z.object({ id: Id, name: z.string(), product: TicketProduct, kind: TicketKind })
export type TicketCategory = z.infer<typeof TicketCategory>
