import { rmSync } from 'node:fs'
import { beforeAll } from 'vitest'
import { createFoyer, type Foyer } from '../src/app.ts'
import { type Environment, readSettings, type Settings } from '../src/config.ts'
import { distrust } from './distrust.ts'
import { type RunningFoyer, runningFoyer } from './running-foyer.ts'
import { makeScratchFolder } from './scratch.ts'
import { openWhenAsked } from './statistics.ts'
import { createTestDatabase } from './test-database.ts'

export interface FoyerOptions {
  /** Also creates the demo's accounts, invoices and play sessions. That takes long, so use it only in tests about them. */
  readonly demoWorld?: boolean
  /**
   * Additional environment variables. With DATABASE_URL no database is cloned: a second process on one database. An
   * empty value means the embedded PostgreSQL.
   */
  readonly environment?: Environment
  /** Changes the demo's configuration but keeps the sandbox. */
  readonly adjust?: (settings: Settings) => Settings
  /** True: polled answers are answered with 304 as in production. False: each is generated and compared (see distrust.ts). */
  readonly trusting?: boolean
  /** Called with the server before it listens. */
  readonly meddle?: (foyer: Foyer) => void
}

export type { RunningFoyer }

const withDefaults = (environment: Environment, databaseUrl: string, folder: string): Environment => ({
  DATABASE_URL: databaseUrl,
  FOYER_DATA: folder,
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...environment,
})

/**
 * The whole server with the demo's configuration on its own port: real PostgreSQL (a clone of the migrated template),
 * real statistics engine, the providers' sandbox. It must be closed.
 */
export const startFoyer = async ({
  demoWorld = false,
  environment = {},
  adjust = (settings) => settings,
  trusting = false,
  meddle,
}: FoyerOptions = {}): Promise<RunningFoyer> => {
  const given = environment['DATABASE_URL']
  const database = given === undefined ? await createTestDatabase() : { url: given, drop: () => Promise.resolve() }
  const folder = makeScratchFolder('foyer-data-')
  const forgetFolder = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const settings = adjust(readSettings(withDefaults(environment, database.url, folder)))
    // A machine that runs all tests at once is always late, so load shedding is off.
    const foyer = await createFoyer(settings, {
      demoWorld,
      lateness: () => 0,
      openEngine: openWhenAsked,
      ...(!trusting && { openUnchanged: distrust }),
    })
    meddle?.(foyer)
    const url = await foyer.listen().catch(async (error: unknown) => {
      await foyer.close()
      throw error
    })
    return runningFoyer(foyer, {
      url,
      database_url: database.url,
      data: folder,
      close: async () => {
        await foyer.close()
        await database.drop()
        forgetFolder()
      },
    })
  } catch (error) {
    forgetFolder()
    throw error
  }
}

/** A server of its own for the tests of a file or a `describe`. Its fields are there from the first `beforeAll` on. */
export const useFoyer = (options?: FoyerOptions): RunningFoyer => {
  const foyer = {} as RunningFoyer
  beforeAll(async () => {
    const started = await startFoyer(options)
    Object.assign(foyer, started)
    return () => started.close()
  })
  return foyer
}
