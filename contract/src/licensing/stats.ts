import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Count, Figure, Percent } from '../vocabulary/quantity.ts'

export const serverStatuses = ['online', 'offline', 'error'] as const
/** `online`, `offline` after five minutes without a heartbeat, or `error` if the last heartbeat contained a warning. */
export const ServerStatus = z.enum(serverStatuses)
export type ServerStatus = z.infer<typeof ServerStatus>

/** A media server that runs on the licence, as it last reported. */
export const StatsServer = z.object({
  server_id: Id,
  hostname: z.string(),
  ip: z.string(),
  version: z.string(),
  /** Incoming traffic in Mbps. */
  in_bandwidth: Figure,
  /** Outgoing traffic in Mbps. */
  out_bandwidth: Figure,
  /** Viewers connected. */
  sessions: Count,
  /** Input channels. */
  medias: Count,
  /** CPU load in percent. */
  cpu: Percent,
  /** Memory in use, in percent. */
  memory: Percent,
  /** Seconds since the server started. */
  lifetime: Count,
  status: ServerStatus,
  /** Whether it takes one of the seats counted by `servers_limit`. A silent server keeps its seat until its lease ends. */
  holds_place: z.boolean(),
  /** The server’s own part of `error_notification_msg`; empty while it is offline. */
  alerts: z.array(z.string()),
  /** The time of its last heartbeat. */
  last_updated_at: Time,
})
export type StatsServer = z.infer<typeof StatsServer>

/** The totals of all media servers of a licence that are online. */
export const Stats = z.object({
  /** Incoming traffic in Mbps. */
  in_bandwidth: Figure,
  /** Outgoing traffic in Mbps. */
  out_bandwidth: Figure,
  /** Whether a server has ever used the key. */
  activated: z.boolean(),
  /** Whether this is a VSaaS account. */
  vsaas: z.boolean(),
  /** Servers that are online. */
  server_count: Count,
  /** Viewers connected. */
  sessions: Count,
  /** Input channels. */
  medias: Count,
  /** All alerts, one per line; null if there are none. */
  error_notification_msg: z.nullable(z.string()),
  /** At most 500, the most recently seen first to be kept. */
  servers: z.array(StatsServer),
  /** If not all servers are listed: how many are missing, and how many of those hold a seat. */
  unlisted: z.exactOptional(z.object({ servers: Count, places: Count })),
})
export type Stats = z.infer<typeof Stats>
