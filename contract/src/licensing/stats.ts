import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Count, Figure, Percent } from '../vocabulary/quantity.ts'

export const serverStatuses = ['online', 'offline', 'error'] as const
export const ServerStatus = z.enum(serverStatuses)
export type ServerStatus = z.infer<typeof ServerStatus>

/** One media server that runs on the licence, as it last reported. */
export const StatsServer = z.object({
  server_id: Id,
  hostname: z.string(),
  ip: z.string(),
  version: z.string(),
  /** Mbps. */
  in_bandwidth: Figure,
  /** Mbps. */
  out_bandwidth: Figure,
  sessions: Count,
  medias: Count,
  cpu: Percent,
  memory: Percent,
  /** Seconds since its start. */
  lifetime: Count,
  status: ServerStatus,
  /** Takes one of the places that `servers_limit` counts, as silent ones do until their lease is over. */
  holds_place: z.boolean(),
  /** Its own part of the licence's `error_notification_msg`; none while it is silent. */
  alerts: z.array(z.string()),
  last_updated_at: Time,
})
export type StatsServer = z.infer<typeof StatsServer>

/** What all servers of a licence do together. */
export const Stats = z.object({
  /** Mbps. */
  in_bandwidth: Figure,
  /** Mbps. */
  out_bandwidth: Figure,
  /** A server has used the key at least once. */
  activated: z.boolean(),
  vsaas: z.boolean(),
  server_count: Count,
  sessions: Count,
  /** Input channels. */
  medias: Count,
  error_notification_msg: z.nullable(z.string()),
  /** Of more than 500 those that were seen last. */
  servers: z.array(StatsServer),
  /** How many more there are than `servers` tells, and how many of those hold a place; left out where it tells all. */
  unlisted: z.exactOptional(z.object({ servers: Count, places: Count })),
})
export type Stats = z.infer<typeof Stats>
