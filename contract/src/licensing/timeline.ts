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

/** One line of a licence's history. */
export const TimelineEvent = z.object({
  id: Id,
  at: Time,
  kind: z.enum(timelineKinds),
  /** Who did it; null is the system. */
  actor: z.nullable(z.string()),
  /** In the caller's language. */
  text: z.string(),
  /** Path of the page that tells more. */
  link: z.nullable(z.string()),
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

/** The newest first, two hundred at most. */
export const Timeline = z.object({ events: z.array(TimelineEvent) })
export type Timeline = z.infer<typeof Timeline>
