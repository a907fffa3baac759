import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'

const minuteOf = (ms: number): number => Math.floor(ms / minuteMs) * 60

/** The current minute, in seconds since 1970. */
export const presentMinute = (): number => minuteOf(Date.now())

let cameAt = Number.NEGATIVE_INFINITY

/** The end of the current minute, in seconds since 1970. A refresh should include what arrived during this minute. */
export const endOfMinute = (): number => Math.ceil(Date.now() / minuteMs) * 60

/**
 * The minute of the visit. A page that renders up to a minute after its queries were asked ahead uses the same minute;
 * otherwise it would repeat them for another range.
 */
export const minuteOfVisit = (): number => {
  const now = Date.now()
  if (now < cameAt || now - cameAt > minuteMs) cameAt = now
  return minuteOf(cameAt)
}
