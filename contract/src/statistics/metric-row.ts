import * as z from 'zod/mini'
import { PlaySessionId } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Count, Figure } from '../vocabulary/quantity.ts'

/** Summed rows tell what was played; rows of single sessions carry the bare number. */
const Played = z.union([z.object({ play: Figure }), Figure])

/**
 * A row of any of the viewing lists. Each list fills the fields it needs. In lists of totals `bytes` and `duration` are objects with
 * `play`, in lists of sessions they are numbers.
 */
export const MetricRow = z.object({
  /** The id of the session; only in lists of sessions. */
  id: z.optional(PlaySessionId),
  stream_name: z.optional(z.string()),
  proto: z.optional(z.string()),
  /** The media server; `id` is empty if its events do not name one. */
  server: z.optional(z.object({ id: z.string(), hostname: z.string(), ip: z.string(), country: z.string() })),
  /** The viewer. */
  client: z.optional(
    z.object({
      user_id: z.string(),
      ip: z.string(),
      country: z.string(),
      useragent: z.string(),
      referer: z.string(),
    }),
  ),
  /** Bytes sent to viewers. */
  bytes: Played,
  /** Seconds watched. */
  duration: Played,
  /** The number of play sessions. */
  sessions_count: z.optional(Count),
  /** What the server reports now; only in lists of servers. */
  alerts: z.optional(z.array(z.string())),
  /** Seconds since 1970. */
  started_at: z.optional(Count),
  /** The owner of the data; only in lists of sessions, because totals include everyone’s. */
  owner: z.optional(Owner),
})
export type MetricRow = z.infer<typeof MetricRow>
