const minuteMs = 60_000

const minuteOf = (ms: number): number => Math.floor(ms / minuteMs) * 60

let cameAt = Number.NEGATIVE_INFINITY

/** In seconds since 1970. */
export const currentMinute = (): number => minuteOf(Date.now())

/**
 * The minute in which somebody came. A page that comes up to a minute after its queries were asked takes over theirs, or it
 * would ask the same things about another range.
 */
export const minuteOfVisit = (): number => {
  const now = Date.now()
  if (now < cameAt || now - cameAt > minuteMs) cameAt = now
  return minuteOf(cameAt)
}
