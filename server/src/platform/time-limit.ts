import { setTimeout as delay } from 'node:timers/promises'

/**
 * Returns the result of the work, or undefined if it takes longer than `ms`. The work is not cancelled; the caller must
 * handle its outcome.
 */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T | undefined> => {
  const over = new AbortController()
  const late = delay(ms, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
