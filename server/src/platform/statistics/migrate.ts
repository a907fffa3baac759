import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { type Cluster, onCluster } from './cluster.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { markStoredViewing } from './roll-up.ts'
import { type StatisticsMigration, statisticsMigrations } from './schema.ts'
import { StatisticsError, unavailable } from './statistics-error.ts'

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
  /** The cluster for the tables; undefined for a single server. */
  readonly cluster?: Cluster | undefined
}

/** ClickHouse's UNKNOWN_TABLE. */
const unknownTable = 60

const appliedTo = async (engine: StatisticsEngine): Promise<ReadonlyMap<string, string>> =>
  new Map((await engine.query(appliedMigrations, {})).map((row) => [row.name, row.checksum]))

/**
 * The checksums of the applied migrations. The table is made only if it is missing: on a cluster its statement goes to all nodes, and
 * would fail, after minutes, each start while one of them is down.
 */
const readLedger = async (
  engine: StatisticsEngine,
  make: (statement: string) => Promise<void>,
): Promise<ReadonlyMap<string, string>> => {
  try {
    return await appliedTo(engine)
  } catch (error) {
    if (!(error instanceof StatisticsError && error.engineCode === unknownTable)) throw error
    await make(ledger)
    return appliedTo(engine)
  }
}

const apply = async (
  engine: StatisticsEngine,
  { migrations = statisticsMigrations, cluster }: Store,
): Promise<void> => {
  const make = async (statement: string): Promise<void> => {
    for (const one of cluster === undefined ? [statement] : onCluster(statement, cluster)) await engine.command(one)
  }
  const applied = await readLedger(engine, make)
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

const asStartError = async (work: Promise<void>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The statistics store cannot be prepared: ${(error as Error).message}`, { cause: error })
  }
}

/** Applies all migrations. Safe to repeat and to run in several processes at once. Throws a StartError with one line. */
export const migrateStatistics = (engine: StatisticsEngine, store: Store = {}): Promise<void> =>
  asStartError(apply(engine, store))

const isAway = ({ cause }: StartError): boolean => cause instanceof StatisticsError && cause.fault === 'unavailable'

/** Runs work once. After a failure, the next caller tries again. */
const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return {
    ready: (): Promise<void> => {
      done ??= work().catch((error: unknown) => {
        done = undefined
        throw error
      })
      return done
    },
    forget: (): void => {
      done = undefined
    },
  }
}

/**
 * Wraps the engine so that the store is migrated, and marks lost in a crash are restored (roll-up.ts), before the first
 * call. After a failed insert the marks are restored again, because its rows may have been stored without their mark.
 * An unreachable server does not prevent the start: until it is back every call rejects with `unavailable`, and the
 * first call after that prepares the store.
 */
export const prepareStatistics = async (
  engine: StatisticsEngine,
  store: Store,
  log: Log,
): Promise<StatisticsEngine> => {
  const migrated = once(() => migrateStatistics(engine, store))
  const marked = once(() => asStartError(markStoredViewing(engine)))
  const prepare = async (): Promise<void> => {
    await migrated.ready()
    await marked.ready()
  }
  const ready = (): Promise<void> =>
    prepare().catch((error: unknown) => {
      throw unavailable('the statistics store is not prepared', error)
    })
  try {
    await prepare()
  } catch (error) {
    if (!(error instanceof StartError && isAway(error))) throw error
    log.warn({ err: error }, 'the statistics are away; everything else is served')
  }
  return {
    ...engine,
    changedHours: async (range) => {
      await ready()
      return engine.changedHours(range)
    },
    outlastingHours: async (asked) => {
      await ready()
      return engine.outlastingHours(asked)
    },
    query: async (named, params) => {
      await ready()
      return engine.query(named, params)
    },
    insert: async (table, rows) => {
      await ready()
      try {
        await engine.insert(table, rows)
      } catch (error) {
        marked.forget()
        throw error
      }
    },
    command: async (sql, params) => {
      await ready()
      return engine.command(sql, params)
    },
  }
}
