import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { runningPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
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
