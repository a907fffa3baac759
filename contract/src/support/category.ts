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
export const TicketKind = z.enum(ticketKinds)
export type TicketKind = z.infer<typeof TicketKind>

/** The kinds that customers open themselves. */
export const clientTicketKinds = ['payment', 'support', 'talks'] as const
export const ClientTicketKind = z.enum(clientTicketKinds)
export type ClientTicketKind = z.infer<typeof ClientTicketKind>

/** Media Server, Watcher, or a cloud product by its name. */
export const TicketProduct = z.union([
  z.enum(['iptv', 'vsaas']),
  z.templateLiteral(['cloud_', z.string().check(z.regex(/[a-z0-9_]{1,50}/))]),
])
export type TicketProduct = z.infer<typeof TicketProduct>

/** What a ticket can be about, for a kind and a product. */
export const TicketCategory = z.object({ id: Id, name: z.string(), product: TicketProduct, kind: TicketKind })
export type TicketCategory = z.infer<typeof TicketCategory>
