/** Attempts of a message before it is given up, and as many again after each replay. The pauses between them add up to some three days. */
export const attemptsInAll = 10

const firstPauseSeconds = 10
const growth = 4
const longestPauseSeconds = 86_400
/** Every pause is up to so much of itself longer, so that what failed together does not come back together. */
const spread = 0.2

/** Seconds to wait after an attempt has failed. `luck` is from 0 to 1; `asked` are the seconds of a Retry-After, kept to up to a day. */
export const pauseSeconds = (attempt: number, luck: number, asked = 0): number => {
  const pause = Math.min(firstPauseSeconds * growth ** (attempt - 1), longestPauseSeconds)
  return Math.max(pause, Math.min(asked, longestPauseSeconds)) * (1 + spread * luck)
}

/** What an attempt means: the other side has it, has no use for it ever, or may have it another time. */
export type Verdict = 'delivered' | 'refused for good' | 'again'

/** 410 is how a receiver says that it is gone (Standard Webhooks). Redirects are no receipt. */
export const verdictOn = (status: number | null): Verdict => {
  if (status === null) return 'again'
  if (status >= 200 && status < 300) return 'delivered'
  return status === 410 ? 'refused for good' : 'again'
}
