import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'

/** The payment providers that have a sandbox. */
export const gateways = ['stripe', 'cloudpayments', 'paddle', 'paypro'] as const
export type Gateway = (typeof gateways)[number]

/** The role of the sandbox's connections; it may touch schema `sandbox` and nothing else. */
export const sandboxRole = 'foyer_sandbox'

/** Whatever runs a statement: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

export interface SandboxOptions {
  /** Connections of the sandbox alone, in role `foyer_sandbox`: its work commits before each answer, apart from Foyer's. */
  readonly pool: pg.Pool
  readonly clock: Clock
  /** Origin where browsers and providers reach this server, without a slash at its end. Asked each time: the port may be known late. */
  readonly publicUrl: () => string
  readonly log: FastifyBaseLogger
  /** Moves that clock ahead, for every process that reads it. */
  readonly advanceClock: (seconds: number) => Promise<void>
  /** Runs the jobs that became due; awaited before `POST /sandbox/clock` answers. */
  readonly onAdvance: () => Promise<void>
  /** Where a provider sends its notifications; `<publicUrl>/hooks/<gateway>` unless told. */
  readonly hooksUrl?: (gateway: Gateway) => string
}
