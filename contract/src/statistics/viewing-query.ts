import * as z from 'zod/mini'
import { viewingTextCap } from '../vocabulary/constants.ts'
import { daySeconds } from '../vocabulary/durations.ts'
import { Id } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { csvQuery, retroviewLimit, sortBy } from '../vocabulary/page.ts'
import { Count, Figure } from '../vocabulary/quantity.ts'
import { queryNumber } from '../vocabulary/query-number.ts'

const text = z.optional(z.string().check(z.maxLength(viewingTextCap)))
/** Beside a text, which asks for nothing where it is empty. */
const isEmpty = z.optional(z.literal('true'))
const seconds = z.optional(queryNumber(z.minimum(0), z.maximum(1e10)))

/** Seconds since 1970; `from` is part of the range, `to` is not. */
const Moment = z.optional(queryNumber(z.int(), z.minimum(0), z.maximum(253_402_300_799)))

/** Which sessions to include, before anything is merged or summed. `_like` finds a part of the text, ignoring case. */
export const sessionFilters = {
  /** Seconds since 1970, included. */
  from: Moment,
  /** Seconds since 1970, not included. */
  to: Moment,
  stream_name: text,
  stream_name_like: text,
  proto: text,
  'server.id': text,
  'server.id_empty': isEmpty,
  'server.hostname': text,
  'server.ip': text,
  'client.user_id': text,
  'client.user_id_empty': isEmpty,
  'client.ip': text,
  'client.useragent': text,
  'client.useragent_empty': isEmpty,
  'client.useragent_like': text,
  /** Only sessions on the servers of one licence. */
  deliverable_id: z.optional(Id),
  owner: z.optional(OwnerFilter),
}

/** How long a session was watched, in seconds; both bounds excluded. */
const playedBetween = { 'duration.play_lt': seconds, 'duration.play_gt': seconds }
const watchedBetween = { duration_lt: seconds, duration_gt: seconds }

const page = { cursor: z.optional(z.string().check(z.maxLength(2000))), limit: retroviewLimit, ...csvQuery }

const sums = ['bytes', 'duration', 'sessions_count'] as const
const ofSession = ['started_at', 'stream_name', 'proto', 'server.hostname', 'client.user_id', 'client.ip'] as const

export const streamSorts = ['stream_name', ...sums] as const
export const serverSorts = ['server.hostname', ...sums] as const
export const clientSorts = ['client.user_id', 'client.ip', ...sums] as const
export const sessionSorts = [...ofSession, 'bytes', 'duration'] as const
export const userSessionSorts = [...ofSession, ...sums] as const

export const streamsQuery = z.strictObject({
  ...sessionFilters,
  ...playedBetween,
  ...page,
  sort: sortBy(streamSorts, '-bytes'),
})
export const serversQuery = z.strictObject({
  ...sessionFilters,
  ...playedBetween,
  ...page,
  sort: sortBy(serverSorts, '-bytes'),
})
export const clientsQuery = z.strictObject({
  ...sessionFilters,
  ...playedBetween,
  ...page,
  sort: sortBy(clientSorts, '-bytes'),
})
export const sessionsQuery = z.strictObject({
  ...sessionFilters,
  ...watchedBetween,
  ...page,
  sort: sortBy(sessionSorts, '-started_at'),
})
export const userSessionsQuery = z.strictObject({
  ...sessionFilters,
  ...watchedBetween,
  ...page,
  sort: sortBy(userSessionSorts, '-started_at'),
})

export const seriesMetrics = ['bytes', 'duration', 'plays', 'sessions'] as const
/**
 * `bytes`, `duration` or `plays`: bytes, seconds watched or number of sessions started in each step. `sessions`: the peak of concurrent
 * sessions in each step.
 */
export const SeriesMetric = z.enum(seriesMetrics)
export type SeriesMetric = z.infer<typeof SeriesMetric>

/** Steps are whole minutes, and a range has at most this many. */
export const seriesStep = { minute: 60, most: 1_500 } as const

export const seriesQuery = z.strictObject({
  ...sessionFilters,
  ...watchedBetween,
  metric: z.prefault(SeriesMetric, 'bytes'),
  /** Seconds per point, in whole minutes; defaults to what suits the range. Then steps of hours begin with full hours of UTC, and the first is shorter if the range begins within one. */
  step: z.optional(queryNumber(z.int(), z.minimum(seriesStep.minute), z.maximum(366 * daySeconds), z.multipleOf(60))),
  /**
   * A time zone, such as `Europe/Berlin`: steps then follow its calendar. Days begin at midnight and weeks on Monday, and a day on which
   * the clocks change has 23 or 25 hours. Steps of whole hours always begin with an hour of UTC: where the clocks show other minutes, up to
   * an hour later.
   */
  zone: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][\w+/-]*$/))),
  /** Answer `too_much_asked` rather than read more than five million sessions one by one. Stored sums have no concurrent sessions by stream or server. */
  bounded: z.optional(z.literal('true')),
})

export const audienceQuery = z.strictObject({ ...sessionFilters, ...watchedBetween })

/**
 * For `bytes`, `duration` and `plays`: bytes sent in, seconds watched of, or number of sessions that started in the step. For `sessions`:
 * the most sessions watched within the same minute of the step.
 */
export const SeriesPoint = z.object({
  /** The start of the step, or of the range if that is later; in seconds since 1970. */
  at: Count,
  value: Figure,
})
export type SeriesPoint = z.infer<typeof SeriesPoint>
