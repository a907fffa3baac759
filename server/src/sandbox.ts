import type { FastifyInstance } from 'fastify'
import type { Platform } from './platform.ts'
import { openPool } from './platform/database/database.ts'
import type { Transport } from './platform/mail/mail.ts'
import { outboxTransport, pushPath, sandbox, sandboxRole } from './sandbox/index.ts'

export interface Sandbox {
  /** Keeps e-mails for `GET /sandbox/outbox`. */
  readonly mail: Transport
  /** A push service whose messages can be read there. */
  readonly push: { readonly addressOf: (endpoint: URL) => string | null }
  mount(http: FastifyInstance): Promise<void>
}

/**
 * The providers' stand-ins, for the demo and for tests. They have a database role and connections of their own, as if
 * they ran elsewhere.
 */
export const openSandbox = ({ database_url, clock, database, jobs }: Platform, publicUrl: () => string): Sandbox => {
  const pool = openPool(database_url, database.absence.lost, { role: sandboxRole, size: 10 })
  const advanceClock = async (seconds: number): Promise<void> => {
    const { rows } = await database.pool.query<{ offset_ms: number }>(
      'update platform.clock set offset_ms = offset_ms + $1 returning offset_ms',
      [seconds * 1000],
    )
    clock.offset_ms = rows[0]?.offset_ms ?? clock.offset_ms
  }
  return {
    mail: outboxTransport({ pool, clock }),
    push: {
      addressOf: (endpoint) => {
        const path = pushPath(endpoint)
        return path === null ? null : `${publicUrl()}/sandbox/push${path}`
      },
    },
    mount: async (http) => {
      http.addHook('onClose', () => pool.end())
      await http.register(
        sandbox({ pool, clock, publicUrl, log: http.log, advanceClock, onAdvance: () => jobs.runDue() }),
        {
          prefix: '/sandbox',
        },
      )
    },
  }
}
