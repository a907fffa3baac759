import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { failure } from '../failure.ts'

export interface RateLimit {
  /** Counts one attempt for the key. Beyond the limit, throws 429 `too_many_requests` with the number of seconds to wait. */
  take(key: string): Promise<void>
  /** Like `take`, but returns false beyond the limit instead of throwing. */
  mayTake(key: string): Promise<boolean>
  /** Throws like `take` when no attempts are left, but does not count one. */
  check(key: string): Promise<void>
  /** Resets the counter of the key, as after a success. */
  reset(key: string): Promise<void>
}

const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  failure('too_many_requests', { meta: { retry_after: Math.ceil(msBeforeNext / 1000) } })

/**
 * A rate limit with its counters in PostgreSQL, so that all processes share them. `points` attempts are allowed within
 * `seconds`.
 */
export const createRateLimit = (pool: pg.Pool, name: string, points: number, seconds: number): RateLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'platform',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  /** Returns the limiter's result when the attempt is beyond the limit, and undefined within it. */
  const consume = async (key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await limiter.consume(key)
      return undefined
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason
      throw reason
    }
  }
  return {
    take: async (key) => {
      const beyond = await consume(key)
      if (beyond !== undefined) throw refusal(beyond)
    },
    mayTake: async (key) => (await consume(key)) === undefined,
    check: async (key) => {
      const counted = await limiter.get(key)
      if (counted !== null && counted.consumedPoints >= points) throw refusal(counted)
    },
    reset: async (key) => {
      await limiter.delete(key)
    },
  }
}
