import * as z from 'zod/mini'
import { TicketCategory, TicketKind, TicketProduct } from '../support/category.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'

const Name = requiredLine(100)

/** A category as staff see it. Tickets keep a category that is no longer offered. */
export const StaffCategory = z.extend(TicketCategory, {
  /** Whether new tickets can use it. */
  offered: z.boolean(),
})
export type StaffCategory = z.infer<typeof StaffCategory>

export const CategoryBody = z.strictObject({
  name: Name,
  kind: TicketKind,
  product: TicketProduct,
  reason: z.optional(Reason),
})
export type CategoryBody = z.infer<typeof CategoryBody>

/** Fields left out stay as they are. */
export const CategoryChange = z.strictObject({
  name: z.optional(Name),
  offered: z.optional(z.boolean()),
  reason: z.optional(Reason),
})
export type CategoryChange = z.infer<typeof CategoryChange>
