import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { type Audit, createAudit } from '../platform/audit/audit.ts'
import { type Clock, movableClock } from '../platform/clock.ts'
import { expectWhole, takeDataFolder } from '../platform/data-folder.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { runningPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

/**
 * Starts this installation's PostgreSQL. The data folder is locked until it stops, so that nobody copies it or starts
 * another server on it.
 */
export const withOwnPostgres = async <T>(
  { data, runtime }: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  await using opened = new AsyncDisposableStack()
  opened.defer(takeDataFolder(data))
  const postgres = await startEmbeddedPostgres(join(data, 'postgres'), {}, runtime)
  opened.defer(() => postgres.stop())
  return await work(postgres.url)
}

/**
 * Provides the installation's database, whether or not Foyer is running. If PostgreSQL was started for this, it is
 * stopped afterwards. Throws a StartError if there is no database yet.
 */
export const withOwnDatabase = async <T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> => {
  const { database_url, data } = settings
  expectWhole(data)
  const folder = join(data, 'postgres')
  const given = database_url ?? runningPostgres(folder)
  if (given !== undefined) return work(given)
  if (!existsSync(folder)) throw new StartError(`no database is in ${folder} yet: start Foyer once`)
  return withOwnPostgres(settings, work)
}

/** What commands need to write to the database. */
export interface InHand {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
}

/** Like `withOwnDatabase`, but applies migrations and opens the database for writing. */
export const withOpenDatabase = <T>(settings: Settings, work: (hand: InHand) => Promise<T>): Promise<T> =>
  withOwnDatabase(settings, async (url) => {
    const log = createLog(settings.log_level)
    await migrate(url, log)
    // Foyer may be running too, so a few connections must do.
    const database = openDatabase(url, log, 4)
    const clock = movableClock()
    try {
      return await work({ database, clock, audit: createAudit(clock) })
    } finally {
      await database.close()
    }
  })
