import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { serverNow } from '../../../lib/server-now.ts'

/* By the server's clock: by one that is hours off, the last hour would be another one, or one that is still to come. */

const minuteOf = (ms: number): number => Math.floor(ms / minuteMs) * 60

/** The current minute, in seconds since 1970. */
export const presentMinute = (): number => minuteOf(serverNow())

let cameAt = Number.NEGATIVE_INFINITY

/** The end of the current minute, in seconds since 1970. A refresh should include what arrived during this minute. */
export const endOfMinute = (): number => Math.ceil(serverNow() / minuteMs) * 60

/**
 * The minute of the visit. A page that renders up to a minute after its queries were asked ahead uses the same minute;
 * otherwise it would repeat them for another range.
 */
export const minuteOfVisit = (): number => {
  const now = serverNow()
  if (now < cameAt || now - cameAt > minuteMs) cameAt = now
  return minuteOf(cameAt)
}
