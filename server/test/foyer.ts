import { rmSync } from 'node:fs'
import { createFoyer, type Foyer } from '../src/app.ts'
import { type Environment, readSettings, type Settings } from '../src/config.ts'
import { type Client, createClient } from './client.ts'
import { distrust } from './distrust.ts'
import { makeScratchFolder } from './scratch.ts'
import { openWhenAsked } from './statistics.ts'
import { createTestDatabase } from './test-database.ts'

export interface FoyerOptions {
  /** The demo's accounts, invoices and play sessions too; takes long, so only for tests about them. */
  readonly demoWorld?: boolean
  /** Beyond the defaults, as the shell would set it. With DATABASE_URL no database is cloned: a second process on one database; an empty one means the embedded. */
  readonly environment?: Environment
  /** The demo's configuration otherwise than it is, with the sandbox all the same. */
  readonly adjust?: (settings: Settings) => Settings
  /** Whether polled answers are told unchanged, as in production, or each is made and held against that. */
  readonly trusting?: boolean
}

export interface RunningFoyer {
  readonly url: string
  readonly foyer: Foyer
  /** Of the owner of the database: past row-level security. */
  readonly database_url: string
  /** Its data folder, where files are. */
  readonly data: string
  /** Nobody in particular, at the brand aurora. */
  readonly client: Client
  close(): Promise<void>
}

const withDefaults = (environment: Environment, databaseUrl: string, folder: string): Environment => ({
  DATABASE_URL: databaseUrl,
  FOYER_DATA: folder,
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...environment,
})

/**
 * The whole server with the demo's configuration on a port of its own: real PostgreSQL (a clone of the migrated
 * template), real statistics engine, the providers' sandbox. Close it in `afterAll`.
 */
export const startFoyer = async ({
  demoWorld = false,
  environment = {},
  adjust = (settings) => settings,
  trusting = false,
}: FoyerOptions = {}): Promise<RunningFoyer> => {
  const given = environment['DATABASE_URL']
  const database = given === undefined ? await createTestDatabase() : { url: given, drop: () => Promise.resolve() }
  const folder = makeScratchFolder('foyer-data-')
  const forgetFolder = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const settings = adjust(readSettings(withDefaults(environment, database.url, folder)))
    // A machine that runs all tests at once is always late.
    const foyer = await createFoyer(settings, {
      demoWorld,
      lateness: () => 0,
      openEngine: openWhenAsked,
      ...(!trusting && { openUnchanged: distrust }),
    })
    const url = await foyer.listen()
    return {
      url,
      foyer,
      database_url: database.url,
      data: folder,
      client: createClient(url, { tenant: 'aurora' }),
      close: async () => {
        await foyer.close()
        await database.drop()
        forgetFolder()
      },
    }
  } catch (error) {
    forgetFolder()
    throw error
  }
}
