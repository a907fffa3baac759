import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

export const eventNames = ['key_copied'] as const

/** Something a person did on screen that the vendor wants to know about, with one licence or with many. */
export const EventBody = z.strictObject({
  name: z.enum(eventNames),
  deliverable_id: z.optional(Id),
  /** Several instead of one. */
  deliverable_ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(1000))),
})
export type EventBody = z.infer<typeof EventBody>
