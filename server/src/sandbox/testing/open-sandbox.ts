import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type MovableClock, movableClock } from '../../platform/clock.ts'
import { openPool } from '../../platform/database/database.ts'
import { createHttp } from '../../platform/http/server.ts'
import { createLog } from '../../platform/log.ts'
import { sandbox, sandboxRole } from '../index.ts'

export interface OpenSandbox {
  readonly origin: string
  readonly app: FastifyInstance
  /** The sandbox's own connections. */
  readonly pool: pg.Pool
  readonly clock: MovableClock
  /** When the jobs ran after the clock was moved. */
  readonly advances: Date[]
  close(): Promise<void>
}

/** A server with only the sandbox, on a migrated database. */
export const openSandbox = async (databaseUrl: string, hooksUrl: string): Promise<OpenSandbox> => {
  const log = createLog('fatal')
  const clock = movableClock()
  const pool = openPool(databaseUrl, () => undefined, { role: sandboxRole, size: 10 })
  const app = await createHttp({ log, trustedProxies: [] })
  const advances: Date[] = []
  let origin = ''
  await app.register(
    sandbox({
      pool,
      clock,
      log,
      publicUrl: () => origin,
      hooksUrl: () => hooksUrl,
      advanceClock: async (seconds) => {
        clock.offset_ms += seconds * 1000
      },
      onAdvance: async () => {
        advances.push(clock.now())
      },
    }),
    { prefix: '/sandbox' },
  )
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    await app.close()
    await pool.end()
  }
  return { origin, app, pool, clock, advances, close }
}
