import * as z from 'zod/mini'
import { TicketCategory, TicketKind, TicketProduct } from '../support/category.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'

const Name = requiredLine(100)

/** A category as staff see it. One that is offered no more stays with the tickets that have it. */
export const StaffCategory = z.extend(TicketCategory, { offered: z.boolean() })
export type StaffCategory = z.infer<typeof StaffCategory>

export const CategoryBody = z.strictObject({
  name: Name,
  kind: TicketKind,
  product: TicketProduct,
  reason: z.optional(Reason),
})
export type CategoryBody = z.infer<typeof CategoryBody>

/** What is to be changed; the rest stays. */
export const CategoryChange = z.strictObject({
  name: z.optional(Name),
  offered: z.optional(z.boolean()),
  reason: z.optional(Reason),
})
export type CategoryChange = z.infer<typeof CategoryChange>
