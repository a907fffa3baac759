const minuteMs = 60_000

const minuteOf = (ms: number): number => Math.floor(ms / minuteMs) * 60

let cameAt = Number.NEGATIVE_INFINITY

/** When the current minute ends: who asks again looks for what came in it, too. In seconds since 1970. */
export const endOfMinute = (): number => Math.ceil(Date.now() / minuteMs) * 60

/**
 * The minute in which somebody came. A page that comes up to a minute after its queries were asked takes over theirs, or it
 * would ask the same things about another range.
 */
export const minuteOfVisit = (): number => {
  const now = Date.now()
  if (now < cameAt || now - cameAt > minuteMs) cameAt = now
  return minuteOf(cameAt)
}
