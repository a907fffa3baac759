import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

export const timelineKinds = [
  'licence',
  'limit',
  'invoice',
  'payment',
  'properties',
  'key',
  'activation',
  'server',
  'alert',
  'ticket',
] as const

/** An entry of a licence’s history. */
export const TimelineEvent = z.object({
  id: Id,
  at: Time,
  /** What the entry is about. */
  kind: z.enum(timelineKinds),
  /** The person who did it; null for the system. */
  actor: z.nullable(z.string()),
  /** In the caller’s language. */
  text: z.string(),
  /** The path of the related page; null if there is none. */
  link: z.nullable(z.string()),
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

/** Newest first, at most 200 entries. */
export const Timeline = z.object({ events: z.array(TimelineEvent) })
export type Timeline = z.infer<typeof Timeline>
