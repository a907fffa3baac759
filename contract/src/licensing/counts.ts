import * as z from 'zod/mini'
import { categoryNames } from '../catalogue/category-names.ts'
import { Count } from '../vocabulary/quantity.ts'
import { DeliverableState } from './deliverable.ts'

export const CategoryName = z.enum(categoryNames)
export type CategoryName = z.infer<typeof CategoryName>

/** How many deliverables there are of each product category and state. */
export const DeliverableCounts = z.object({
  counts: z.array(z.object({ category: CategoryName, state: DeliverableState, count: Count })),
})
export type DeliverableCounts = z.infer<typeof DeliverableCounts>
