import * as z from 'zod/mini'
import { requiredText } from '../vocabulary/text.ts'

/** One to five stars. */
export const Rating = z.int().check(z.minimum(1), z.maximum(5))

/** The customer’s review of a ticket. Both fields are null until there is one. */
export const Review = z.object({ rating: z.nullable(Rating), comment: z.nullable(z.string()) })
export type Review = z.infer<typeof Review>

export const ReviewBody = z.strictObject({ rating: Rating, comment: requiredText(5000) })
export type ReviewBody = z.infer<typeof ReviewBody>
