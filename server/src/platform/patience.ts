import { setTimeout as delay } from 'node:timers/promises'

/**
 * What the work comes to, where it does so in time; undefined where it does not. The work goes on: whoever started it
 * sees to what becomes of it.
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
