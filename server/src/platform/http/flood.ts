import { failure } from '../failure.ts'

/** How many calls one caller may make in a minute: enough for every page and program, too few to read a shop empty. */
export interface FloodLimits {
  /** Of one account or operator, however many sessions they have. */
  readonly account: number
  /** Of one address, by whoever is not signed in. */
  readonly address: number
}

export interface Flood {
  /** Counts a call; 429 `too_many_requests` with the seconds to wait beyond the limit. */
  take(by: keyof FloodLimits, caller: string): void
}

interface Minute {
  count: number
  readonly began: number
}

const minuteMs = 60_000

/**
 * Counted in this process, as counting must cost less than the call that it spares: with several processes everybody may make as many more.
 * What must be exact, such as guesses at passwords, is counted in PostgreSQL (`rate-limits.ts`).
 */
export const createFlood = (limits: FloodLimits, now: () => number = () => performance.now()): Flood => {
  const minutes = new Map<string, Minute>()
  let swept = now()
  const sweep = (at: number): void => {
    if (at - swept < minuteMs) return
    swept = at
    for (const [key, { began }] of minutes) if (at - began >= minuteMs) minutes.delete(key)
  }
  return {
    take: (by, caller) => {
      const at = now()
      sweep(at)
      const key = `${by} ${caller}`
      const known = minutes.get(key)
      const minute = known === undefined || at - known.began >= minuteMs ? { count: 0, began: at } : known
      minute.count += 1
      minutes.set(key, minute)
      if (minute.count <= limits[by]) return
      const retry_after = Math.max(1, Math.ceil((minute.began + minuteMs - at) / 1000))
      throw failure('too_many_requests', { meta: { retry_after } })
    },
  }
}
