import * as z from 'zod/mini'
import { TicketKind, TicketProduct } from '../support/category.ts'
import { TicketBody } from '../support/ticket.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'

/**
 * A ticket that staff open for a customer, in the vendor’s name. It waits for the customer, as after a reply. To attach files, send a
 * multipart form instead of JSON.
 */
export const StaffTicketBody = z.strictObject({
  /** Defaults to the owner of the licence. One of the two is required. */
  customer_id: z.optional(Id),
  title: TicketBody.shape.title,
  /** Markdown. */
  description: TicketBody.shape.description,
  kind: TicketKind,
  product: TicketProduct,
  /** A category for this kind and product. */
  category_id: z.optional(Id),
  /** The licence it is about; one that the customer can see. */
  deliverable_id: z.optional(Id),
  /** Whom it is assigned to: `me` (the caller, by default), `nobody`, or the operator with this handle. */
  assigned: z.optional(requiredLine(100)),
})
export type StaffTicketBody = z.infer<typeof StaffTicketBody>

/** What a ticket is about. Fields left out stay as they are. */
export const CorrectBody = z.strictObject({
  kind: z.optional(TicketKind),
  product: z.optional(TicketProduct),
  /** A category for the kind and product; null for none. Left out, a category that no longer fits them is removed. */
  category_id: z.optional(z.nullable(Id)),
  /** A licence that the customer can see; null for none. */
  deliverable_id: z.optional(z.nullable(Id)),
  reason: z.optional(Reason),
  /** The kind you have seen. If it has changed since, the call fails with `ticket_moved_on`. */
  seen_kind: z.optional(TicketKind),
  /** The same for the product. */
  seen_product: z.optional(TicketProduct),
  /** The same for the category; null for none. */
  seen_category_id: z.optional(z.nullable(Id)),
  /** The same for the licence; null for none. */
  seen_deliverable_id: z.optional(z.nullable(Id)),
})
export type CorrectBody = z.infer<typeof CorrectBody>

const MaybeName = z.nullable(z.string())

/** How staff corrected what a ticket is about. Only what changed is present. */
export const Correction = z.object({
  at: Time,
  /** The name of the operator. */
  by: z.string(),
  kind: z.optional(z.object({ from: TicketKind, to: TicketKind })),
  product: z.optional(z.object({ from: TicketProduct, to: TicketProduct })),
  /** By name; null for none. */
  category: z.optional(z.object({ from: MaybeName, to: MaybeName })),
  /** By number and product; null for none. */
  licence: z.optional(z.object({ from: MaybeName, to: MaybeName })),
})
export type Correction = z.infer<typeof Correction>
