import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

export const eventNames = ['key_copied'] as const

/** Something a person did on screen that the vendor wants to know about. */
export const EventBody = z.strictObject({ name: z.enum(eventNames), deliverable_id: Id })
export type EventBody = z.infer<typeof EventBody>
