import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { failure } from '../failure.ts'

export interface RateLimit {
  /** Counts one try of the key; 429 `too_many_requests` with the seconds to wait beyond the limit. */
  take(key: string): Promise<void>
  /** The same where nobody waits to be refused: false beyond the limit. */
  mayTake(key: string): Promise<boolean>
  /** Refuses as `take` does where no try is left, and counts none. */
  check(key: string): Promise<void>
  /** Forgets the key, as after a success. */
  reset(key: string): Promise<void>
}

const refusal = ({ msBeforeNext }: RateLimiterRes) =>
  failure('too_many_requests', { meta: { retry_after: Math.ceil(msBeforeNext / 1000) } })

/** Counters in PostgreSQL, so that all processes count together. `seconds` is the window, `points` the tries within it. */
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
  /** What counts the try beyond the limit; nothing within it. */
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
