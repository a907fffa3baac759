import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { movableClock } from '../src/platform/clock.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { keepBuiltFiles } from '../src/platform/http/kept-files.ts'
import { webFolder } from '../src/platform/http/web-folder.ts'
import { createLog } from '../src/platform/log.ts'
import { databaseUrl, templateDatabase } from './database-url.ts'
import { makeScratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's PostgreSQL, as its superuser. */
    postgres_url: string
  }
}

/** No data outlives the test run, so nothing is flushed to disk. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}

const makeTemplate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  // A start writes every file of the page into an empty database. Doing that once in the template saves a third of the
  // start of some hundred servers.
  const template = databaseUrl(url, templateDatabase)
  await migrate(template, createLog('silent'))
  await keepBuiltFiles(template, join(webFolder, 'assets'), movableClock())
}

/** One PostgreSQL per run, with one migrated database that every test file clones. Returns a function that stops it. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = makeScratchFolder('foyer-test-')
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), forgetful)
  const stop = async (): Promise<void> => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  provide('postgres_url', postgres.url)
  return stop
}
