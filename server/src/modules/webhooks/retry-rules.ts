/**
 * Attempts before a message is given up, and again after each replay. The pauses between them add up to about three
 * days.
 */
export const attemptsInAll = 10

const firstPauseSeconds = 10
const growth = 4
const longestPauseSeconds = 86_400
/**
 * Jitter: each pause is extended by up to this share of it, so that messages that failed together do not return
 * together.
 */
const spread = 0.2

/**
 * Seconds to wait after a failed attempt. `luck` is the jitter from 0 to 1, and `asked` the seconds of a Retry-After
 * header, capped at a day.
 */
export const pauseSeconds = (attempt: number, luck: number, asked = 0): number => {
  const pause = Math.min(firstPauseSeconds * growth ** (attempt - 1), longestPauseSeconds)
  return Math.max(pause, Math.min(asked, longestPauseSeconds)) * (1 + spread * luck)
}

/** What a response means: delivered, never wanted, or to be tried again. */
export type Verdict = 'delivered' | 'refused for good' | 'again'

/** In Standard Webhooks, 410 means that the receiver is gone for good. A redirect does not count as received. */
export const verdictOn = (status: number | null): Verdict => {
  if (status === null) return 'again'
  if (status >= 200 && status < 300) return 'delivered'
  return status === 410 ? 'refused for good' : 'again'
}

const seconds = /^\d{1,9}$/
/** The date format of HTTP (RFC 9110, section 5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The seconds that a Retry-After header asks for, as a number or as a date; 0 if it cannot be understood. */
export const secondsOf = (retryAfter: string, now: Date): number => {
  if (seconds.test(retryAfter)) return Number(retryAfter)
  const at = httpDate.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
