import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { failure } from '../failure.ts'

/** Calls per minute and caller: enough for every page and program, too few to scrape a shop. */
export interface CallRateLimits {
  /** Per account, across all of its sessions, and per key or session of an operator. */
  readonly account: number
  /** Per IP address, for callers who are not signed in. */
  readonly address: number
  /** Per licence, for its media servers together. */
  readonly licence: number
}

export interface CallRate {
  /** Counts a call. Beyond the limit, throws 429 `too_many_requests` with the number of seconds to wait. */
  take(by: keyof CallRateLimits, caller: string): void
}

interface Minute {
  count: number
  readonly began: number
}

/**
 * A rate limit in memory, because counting must cost less than the call that it prevents. Each process counts
 * separately, so several processes allow a multiple. Limits that must be exact, such as attempts at passwords, are
 * counted in PostgreSQL (`rate-limits.ts`).
 */
export const createCallRate = (
  limits: CallRateLimits,
  {
    now = () => performance.now(),
    tellBeyond,
  }: {
    readonly now?: () => number
    /** Called for the first call beyond the limit, once for each minute. */
    readonly tellBeyond?: (by: keyof CallRateLimits, caller: string) => void
  } = {},
): CallRate => {
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
      if (minute.count === limits[by] + 1) tellBeyond?.(by, caller)
      const retry_after = Math.max(1, Math.ceil((minute.began + minuteMs - at) / 1000))
      throw failure('too_many_requests', { meta: { retry_after } })
    },
  }
}
