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

/** Starts this installation's PostgreSQL. The data folder is taken until it is stopped again: nobody copies it, or starts another on it, meanwhile. */
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

/** Hands over the database of this installation, whether or not Foyer runs. It is stopped again where it was started for this. */
export const withOwnDatabase = async <T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> => {
  const { database_url, data } = settings
  expectWhole(data)
  const folder = join(data, 'postgres')
  const given = database_url ?? runningPostgres(folder)
  if (given !== undefined) return work(given)
  if (!existsSync(folder)) throw new StartError(`no database is in ${folder} yet: start Foyer once`)
  return withOwnPostgres(settings, work)
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
