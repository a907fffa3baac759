import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { StartError } from '../start-error.ts'
import { type Cluster, onCluster } from './cluster.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { type StatisticsMigration, statisticsMigrations } from './schema.ts'

const ledger = `
  CREATE TABLE IF NOT EXISTS statistics_migrations (
    name String, checksum String, applied_at DateTime64(3, 'UTC') DEFAULT now64(3)
  )
  ENGINE = ReplacingMergeTree(applied_at)
  ORDER BY name`

const appliedMigrations = namedQuery({
  name: 'applied_migrations',
  sql: 'SELECT name, checksum FROM statistics_migrations',
  params: z.object({}),
  row: z.object({ name: z.string(), checksum: z.string() }),
})

const checksumOf = ({ statements }: StatisticsMigration): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')

interface Store {
  readonly migrations?: readonly StatisticsMigration[]
  /** The tables of a cluster; without it those of one server. */
  readonly cluster?: Cluster | undefined
}

const apply = async (
  engine: StatisticsEngine,
  { migrations = statisticsMigrations, cluster }: Store,
): Promise<void> => {
  const make = async (statement: string): Promise<void> => {
    for (const one of cluster === undefined ? [statement] : onCluster(statement, cluster)) await engine.command(one)
  }
  await make(ledger)
  const applied = new Map((await engine.query(appliedMigrations, {})).map((row) => [row.name, row.checksum]))
  for (const migration of migrations) {
    const checksum = checksumOf(migration)
    const known = applied.get(migration.name)
    if (known === checksum) continue
    if (known !== undefined) {
      throw new StartError(`Statistics migration ${migration.name} was changed after it had been applied.`)
    }
    for (const statement of migration.statements) await make(statement)
    await engine.insert('statistics_migrations', [{ name: migration.name, checksum }])
  }
}

/** Brings the store to this version; safe to repeat and from several processes at once. Throws StartError in one line. */
export const migrateStatistics = async (engine: StatisticsEngine, store: Store = {}): Promise<void> => {
  try {
    await apply(engine, store)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The statistics store cannot be prepared: ${(error as Error).message}`)
  }
}
