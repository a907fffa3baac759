import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { webRole } from './database.ts'

const folder = join(import.meta.dirname, '../../../migrations')

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const ledger = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`

const role = `
  do $$ begin
    create role ${webRole} nologin nobypassrls;
  exception when duplicate_object then null; end $$;
  grant ${webRole} to current_user`

/** One process migrates at a time; the others wait here and find nothing left to do. */
const lock = `select pg_advisory_lock(hashtext('foyer migrations'))`

/**
 * A migration waits for a table's lock for a fifth of a second and then steps back,
 * so that readers never queue behind it; it tries again until it gets through.
 */
const apply = async (client: pg.Client, migration: Migration, log: Log): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '200ms'`)
      await client.query(migration.text)
      await client.query('insert into platform.migration (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      await client.query('commit')
      log.debug({ migration: migration.name }, 'migrated')
      return
    } catch (error) {
      await client.query('rollback')
      const lockNotAvailable = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!lockNotAvailable || attempt === 50)
        throw new StartError(`Migration ${migration.name} failed: ${(error as Error).message}`)
      await delay(100 + Math.random() * 200)
    }
  }
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'foyer migrations',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new StartError(
      `The database at ${host}${pathname} cannot be reached (DATABASE_URL): ${(error as Error).message || 'connection refused'}`,
    )
  }
}

/** The queue's tables are made by its own library, with the owner's rights; serving requests may then only use them. */
const prepareJobs = async (client: pg.Client, url: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false, max: 1 })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
  await client.query(`
    grant usage on schema jobs to ${webRole};
    grant select, insert, update, delete on all tables in schema jobs to ${webRole};
    grant execute on all functions in schema jobs to ${webRole};
    alter default privileges in schema jobs grant select, insert, update, delete on tables to ${webRole}`)
}

/** Migrations that this version has and the database has not; throws StartError where one was changed after it had been applied. */
const pendingOf = async (client: pg.ClientBase): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migration',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const migrations = await readMigrations()
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed !== undefined)
    throw new StartError(
      `Migration ${changed.name} was changed after it had been applied: restore the file or the database.`,
    )
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Names of the migrations that the next start would apply. */
export const pendingMigrations = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ begun: boolean }>(
    `select to_regclass('platform.migration') is not null as begun`,
  )
  const pending = rows[0]?.begun === true ? await pendingOf(client) : await readMigrations()
  return pending.map(({ name }) => name)
}

/** Brings the database to this version; safe from several processes at once. Throws StartError with the reason in one line. */
export const migrate = async (url: string, log: Log): Promise<void> => {
  const client = await connect(url)
  try {
    await client.query(lock)
    await client.query(role)
    await client.query(ledger)
    const pending = await pendingOf(client)
    for (const migration of pending) await apply(client, migration, log)
    if (pending.length > 0) await prepareJobs(client, url)
  } finally {
    await client.end()
  }
}
