import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './config.ts'
import { leftBehind } from './left-behind.ts'
import { type Audit, createAudit } from './platform/audit/audit.ts'
import { type AccessTokens, createAccessTokens } from './platform/auth/access-tokens.ts'
import { type KeyRing, keyRing, loadKeys } from './platform/auth/signing-keys.ts'
import { type Blobs, folderBlobs, s3Blobs } from './platform/blobs/blobs.ts'
import { type MovableClock, movableClock } from './platform/clock.ts'
import { type CountryOf, openCountries } from './platform/countries.ts'
import { takeDataFolder } from './platform/data-folder.ts'
import { type Changes, createChanges } from './platform/database/changes.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { followTime } from './platform/database/follow-time.ts'
import { migrate } from './platform/database/migrate.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { type Cluster, openStatistics, prepareStatistics, type StatisticsEngine } from './platform/statistics/index.ts'

/** Everything that modules depend on, opened once per process. */
export interface Platform {
  readonly log: Log
  readonly clock: MovableClock
  readonly database: Database
  /** With the rights of the owner of the schema: for jobs and the sandbox's own pool, never for requests. */
  readonly database_url: string
  /**
   * Resolves with the last output of this process's own PostgreSQL when that ends unexpectedly. Never resolves with an
   * external database.
   */
  readonly databaseDied: Promise<string>
  readonly changes: Changes
  readonly jobs: Jobs
  readonly audit: Audit
  readonly blobs: Blobs
  readonly statistics: StatisticsEngine
  readonly keys: KeyRing
  /** Signs leases and licence files, which media servers verify. */
  readonly licenceKeys: KeyRing
  readonly accessTokens: AccessTokens
  /** The country of an IP address. */
  readonly countryOf: CountryOf
  close(): Promise<void>
}

/** The `iss` of tokens. Tokens of other systems are rejected even if keys were copied. */
const issuer = 'foyer'

const openPostgres = async (settings: Settings): Promise<EmbeddedPostgres> =>
  settings.database_url === null
    ? startEmbeddedPostgres(join(settings.data, 'postgres'), {}, settings.runtime)
    : { url: settings.database_url, died: new Promise(() => undefined), stop: () => Promise.resolve() }

const readOffset = async (database: Database): Promise<number> => {
  const { rows } = await database.pool.query<{ offset_ms: number }>('select offset_ms from platform.clock')
  return rows[0]?.offset_ms ?? 0
}

/** The ClickHouse cluster for the statistics, if one is configured. */
const clusterOf = ({ clickhouse: { cluster, replicated } }: Settings): Cluster | undefined =>
  cluster === undefined ? undefined : { name: cluster, replicated }

/**
 * Opens the statistics engine and migrates its store. Throws a StartError if the engine cannot start or a migration
 * fails; an unreachable server is tolerated.
 */
export const openEngine = async (settings: Settings, log: Log): Promise<StatisticsEngine> => {
  const url = settings.clickhouse_url ?? undefined
  const engine = await openStatistics({ url, path: join(settings.data, 'statistics'), log })
  try {
    return await prepareStatistics(engine, { cluster: clusterOf(settings) }, log)
  } catch (error) {
    await engine.close()
    throw error
  }
}

/**
 * Opens everything in order. If one part fails, the parts before it are closed again. Throws a StartError if an external
 * engine is named while the embedded one still has what was stored so far.
 */
export const openPlatform = async (settings: Settings, open = openEngine): Promise<Platform> => {
  const [left] = leftBehind(settings)
  if (left !== undefined) throw new StartError(left)
  await using opened = new AsyncDisposableStack()
  const log = createLog(settings.log_level)
  opened.defer(takeDataFolder(settings.data))
  // Both wait for a process of their own, so they are started at the same time.
  const opening = open(settings, log)
  const engine = opening.catch(() => undefined)
  opened.defer(async () => (await engine)?.close())
  const postgres = await openPostgres(settings)
  opened.defer(() => postgres.stop())
  await migrate(postgres.url, log)
  const database = openDatabase(postgres.url, log)
  opened.defer(() => database.close())
  const clock = movableClock(settings.demo ? await readOffset(database) : 0)
  const time = await followTime(database, clock, log)
  opened.defer(() => time.stop())
  const changes = createChanges(postgres.url, database.absence, clock)
  opened.defer(() => changes.close())
  mkdirSync(join(settings.data, 'files'), { recursive: true })
  const statistics = await opening
  const keys = await keyRing(await loadKeys(join(settings.data, 'keys', 'tokens.json')))
  const licenceKeys = await keyRing(await loadKeys(join(settings.data, 'keys', 'licences.json')))
  const closing = opened.move()
  return {
    log,
    clock,
    database,
    database_url: postgres.url,
    databaseDied: postgres.died,
    changes,
    jobs: createJobs(postgres.url, database, clock, log),
    audit: createAudit(clock),
    blobs: settings.s3 === null ? folderBlobs(join(settings.data, 'files')) : s3Blobs(settings.s3),
    statistics,
    keys,
    licenceKeys,
    accessTokens: createAccessTokens(keys, issuer, clock),
    countryOf: openCountries(),
    close: () => closing.disposeAsync(),
  }
}
