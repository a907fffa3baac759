import * as z from 'zod/mini'
import { PlaySessionId } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Count, Figure } from '../vocabulary/quantity.ts'

/** Summed rows tell what was played; rows of single sessions carry the bare number. */
const Played = z.union([z.object({ play: Figure }), Figure])

/** A row of any of the five lists; each list fills the fields it is about. */
export const MetricRow = z.object({
  /** Of session rows. */
  id: z.optional(PlaySessionId),
  stream_name: z.optional(z.string()),
  proto: z.optional(z.string()),
  /** The id is as its events say it; empty where they do not. */
  server: z.optional(z.object({ id: z.string(), hostname: z.string(), ip: z.string(), country: z.string() })),
  client: z.optional(
    z.object({
      user_id: z.string(),
      ip: z.string(),
      country: z.string(),
      useragent: z.string(),
      referer: z.string(),
    }),
  ),
  bytes: Played,
  /** Seconds. */
  duration: Played,
  sessions_count: z.optional(Count),
  /** Of rows of servers: what the server reports of itself at the moment. */
  alerts: z.optional(z.array(z.string())),
  /** Seconds since 1970. */
  started_at: z.optional(Count),
  /** Of session rows; sums go over everybody's. */
  owner: z.optional(Owner),
})
export type MetricRow = z.infer<typeof MetricRow>
