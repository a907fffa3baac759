import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'

/** The payment providers with a stand-in. */
export const gateways = ['stripe', 'cloudpayments', 'paddle', 'paypro'] as const
export type Gateway = (typeof gateways)[number]

/** The role of the sandbox's connections. It has access to the schema `sandbox` only. */
export const sandboxRole = 'foyer_sandbox'

/** Anything that can run a statement: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

export interface SandboxOptions {
  /**
   * The sandbox's own connections, in the role `foyer_sandbox`. Its work is committed before each answer, separately
   * from Foyer's.
   */
  readonly pool: pg.Pool
  readonly clock: Clock
  /**
   * The origin at which browsers and providers reach this server, without a trailing slash. A function, because the
   * port may not be known at first.
   */
  readonly publicUrl: () => string
  readonly log: FastifyBaseLogger
  /** Moves the clock ahead in every process that uses it. */
  readonly advanceClock: (seconds: number) => Promise<void>
  /** Runs the jobs that have become due. `POST /sandbox/clock` waits for it. */
  readonly onAdvance: () => Promise<void>
  /** Where a provider sends its notifications; by default `<publicUrl>/hooks/<gateway>`. */
  readonly hooksUrl?: (gateway: Gateway) => string
}
