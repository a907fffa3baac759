import * as z from 'zod/mini'
import { daySeconds } from '../vocabulary/durations.ts'
import { PlaySessionId } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'

/** The life of a play session as media servers publish it. Other events are skipped. */
export const playEventNames = ['play_opened', 'play_started', 'play_updated', 'play_closed'] as const
/** What happened to a play session. Events with other names are skipped. */
export const PlayEventName = z.enum(playEventNames)
export type PlayEventName = z.infer<typeof PlayEventName>

/** Media servers leave out what they do not know, or send null. */
const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)))
const name = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** Milliseconds since 1970. Which moments are possible hangs on the present one. */
const Moment = Count

/** Far above what one session can be: a year in seconds, an exabyte. */
const Seconds = z.nullish(z.number().check(z.minimum(0), z.maximum(400 * daySeconds)))
const Bytes = z.nullish(Count.check(z.maximum(1e18)))

/** One event of a play session. Unknown fields are accepted and ignored. */
export const PlayEvent = z.object({
  event: PlayEventName,
  /** The id of the session, the same in all its events. */
  id: PlaySessionId,
  /** The name of the stream. */
  media: name(512),
  /**
   * When the event was sent, in milliseconds since 1970. The latest event decides the state of the session; of two at the same time, the
   * closing one.
   */
  utc_ms: Moment,
  /** The streaming protocol. */
  proto: text(32),
  /** The address of the viewer. */
  ip: text(64),
  /** Two letters; looked up by the address if missing. */
  country: text(8),
  user_id: text(256),
  user_agent: text(1024),
  referer: text(2048),
  /** Bytes sent to the viewer so far. */
  bytes: Bytes,
  /** Seconds watched so far. */
  duration: Seconds,
  /** Milliseconds since 1970. */
  opened_at: z.nullish(Moment),
  /** Milliseconds since 1970. */
  started_at: z.nullish(Moment),
  /** Milliseconds since 1970. */
  closed_at: z.nullish(Moment),
  server_id: text(64),
  hostname: text(253),
})
export type PlayEvent = z.infer<typeof PlayEvent>

/** What became of the events of this call. */
export const CollectorAnswer = z.object({
  /** Events that were stored. */
  accepted: Count,
  /** Events with other names, and all events of a licence that does not collect statistics. */
  skipped: Count,
  /** Broken lines and impossible numbers, by the index of the event in the call (from 0). The other events are stored. */
  rejected: z.array(
    z.object({
      /** Which event of the call, from 0. */
      index: Count,
      code: z.string(),
      title: z.string(),
    }),
  ),
})
export type CollectorAnswer = z.infer<typeof CollectorAnswer>

/** A body may be that long, unpacked. */
export const collectorBodyMax = 64 * 1024 * 1024
