import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { type Audit, createAudit } from '../platform/audit/audit.ts'
import { type Clock, movableClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { runningPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

/** Hands over the database of this installation, whether or not Foyer runs. It is stopped again where it was started for this. */
export const withOwnDatabase = async <T>(
  { database_url, data }: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const folder = join(data, 'postgres')
  const given = database_url ?? runningPostgres(folder)
  if (given !== undefined) return work(given)
  if (!existsSync(folder)) throw new StartError(`no database is in ${folder} yet: start Foyer once`)
  const started = await startEmbeddedPostgres(folder)
  try {
    return await work(started.url)
  } finally {
    await started.stop()
  }
}

/** What the command line writes with. */
export interface InHand {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
}

/** The same brought to this version and opened, with what writing in it needs. */
export const withOpenDatabase = <T>(settings: Settings, work: (hand: InHand) => Promise<T>): Promise<T> =>
  withOwnDatabase(settings, async (url) => {
    const log = createLog(settings.log_level)
    await migrate(url, log)
    // Beside a Foyer that may be running, a few connections are enough.
    const database = openDatabase(url, log, 4)
    const clock = movableClock()
    try {
      return await work({ database, clock, audit: createAudit(clock) })
    } finally {
      await database.close()
    }
  })
