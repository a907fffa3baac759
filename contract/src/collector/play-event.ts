import * as z from 'zod/mini'
import { PlaySessionId } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'

/** The life of a play session as media servers publish it. Other events are skipped. */
export const playEventNames = ['play_opened', 'play_started', 'play_updated', 'play_closed'] as const
export const PlayEventName = z.enum(playEventNames)
export type PlayEventName = z.infer<typeof PlayEventName>

/** Media servers leave out what they do not know, or send null. */
const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)))
const name = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** Milliseconds since 1970. Which moments are possible hangs on the present one. */
const Moment = Count

/** Far above what one session can be: a year in seconds, an exabyte. */
const Seconds = z.nullish(z.number().check(z.minimum(0), z.maximum(400 * 86_400)))
const Bytes = z.nullish(Count.check(z.maximum(1e18)))

/** One event; what else it says is accepted and ignored. */
export const PlayEvent = z.object({
  event: PlayEventName,
  /** Of the session: the same in all its events. */
  id: PlaySessionId,
  /** The stream. */
  media: name(512),
  /** When it was sent. The session is in the state that its latest event tells, at a tie the closed one. */
  utc_ms: Moment,
  proto: text(32),
  ip: text(64),
  /** Two letters; found by the address where it is missing. */
  country: text(8),
  user_id: text(256),
  user_agent: text(1024),
  referer: text(2048),
  bytes: Bytes,
  /** Seconds. */
  duration: Seconds,
  opened_at: z.nullish(Moment),
  started_at: z.nullish(Moment),
  closed_at: z.nullish(Moment),
  server_id: text(64),
  hostname: text(253),
})
export type PlayEvent = z.infer<typeof PlayEvent>

/** What became of the events of one call. */
export const CollectorAnswer = z.object({
  accepted: Count,
  /** Events of other kinds, and all those of a licence that collects no statistics. */
  skipped: Count,
  /** Broken lines and impossible numbers. The others are kept all the same. */
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
