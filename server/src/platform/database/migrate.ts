import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { webRole } from './database.ts'

const ownFolder = join(import.meta.dirname, '../../../migrations')

interface Migration {
  readonly name: string
  readonly text: string
  /** What stands under its lines `-- step: …`; none in a file that is one transaction. */
  readonly steps: readonly string[]
  readonly checksum: string
}

const stepLine = /^-- step:.*$/m

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      const [, ...steps] = text.split(stepLine)
      return { name, text, steps, checksum: createHash('sha256').update(text).digest('hex') }
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

const turn = `hashtext('foyer migrations')`

/** A number of ours stands in the list of locks in two halves. */
const holderOfTurn = `
  select pid, application_name as application, client_addr as address, state, round(extract(epoch from now() - backend_start)) as seconds
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and objsubid = 1 and (classid::bigint << 32 | objid::bigint) = ${turn}
    and database = (select oid from pg_database where datname = current_database())`

const tellTurnMs = 10_000

/**
 * One process migrates at a time; the others come back and find nothing left to do. They ask again and again instead of waiting inside
 * a statement, since an index that is built concurrently waits for every statement that began before it. That may take long, so whoever
 * looks on is told for whom they wait.
 */
const takeTurn = async (client: pg.Client, log: Log): Promise<void> => {
  let tellAt = performance.now() + tellTurnMs
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${turn}) as mine`)
    if (rows[0]?.mine === true) return
    if (performance.now() > tellAt) {
      tellAt = performance.now() + tellTurnMs
      const { rows: holders } = await client.query(holderOfTurn)
      log.warn({ holder: holders[0] }, 'this start waits for another that migrates the database')
    }
    await delay(200)
  }
}

const patienceMs = 300_000
const tellEvery = 10

/** Who keeps a migration waiting is most likely whoever has had a transaction open for longest. */
const oldestTransaction = `
  select pid, application_name as application, state, round(extract(epoch from now() - xact_start)) as seconds
  from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  order by xact_start limit 1`

/**
 * The work waits for a table's lock for a tenth of a second and then steps back, so that readers never queue behind it for longer; it
 * tries again, less and less often, until it gets through. Throws what the work throws, and the last refusal after five minutes.
 */
const steppingBack = async (client: pg.Client, name: string, log: Log, work: () => Promise<unknown>): Promise<void> => {
  const until = performance.now() + patienceMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      await client.query('rollback')
      const lockNotAvailable = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!lockNotAvailable || performance.now() > until) throw error
      if (attempt % tellEvery === 0) {
        const { rows } = await client.query(oldestTransaction)
        log.warn({ migration: name, attempt, oldest: rows[0] }, 'a migration waits for a table that is in use')
      }
      await delay(Math.min(2_000, attempt * 100) * (1 + Math.random()))
    }
  }
}

const note = (client: pg.Client, { name, checksum }: Migration): Promise<unknown> =>
  client.query('insert into platform.migration (name, checksum) values ($1, $2)', [name, checksum])

/**
 * From here on a file that would see rows through row-level security, which holds the owner of the tables, too, fails instead of passing
 * over the rows of every brand: it says `no force row level security` first, and `force` after.
 */
const firstThatSeesAll = '0035'

const applyWhole = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query(`begin; set local lock_timeout = '100ms'`)
  await client.query(migration.text)
  await note(client, migration)
  await client.query('commit')
}

/** What PostgreSQL builds beside everybody's work waits for those who were there before it, and nobody waits for it. */
const standsInNobodysWay = /\b(concurrently|validate constraint)\b/i

const applyStep = async (client: pg.Client, step: string): Promise<void> => {
  await client.query(`set lock_timeout = ${standsInNobodysWay.test(step) ? '0' : `'100ms'`}`)
  await client.query(step)
}

/** A file that was cut off between two of its steps begins anew at the next start: each step may find its work done. */
const apply = async (client: pg.Client, migration: Migration, log: Log): Promise<void> => {
  const { name, steps } = migration
  try {
    await client.query(`set row_security = ${name < firstThatSeesAll ? 'on' : 'off'}`)
    if (steps.length === 0) await steppingBack(client, name, log, () => applyWhole(client, migration))
    for (const step of steps) await steppingBack(client, name, log, () => applyStep(client, step))
    if (steps.length > 0) await note(client, migration)
    log.debug({ migration: name }, 'migrated')
  } catch (error) {
    throw new StartError(`Migration ${name} failed: ${(error as Error).message}`)
  }
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'foyer migrations',
    // All others wait for whoever has the turn: one that hangs within a transaction, or whose machine is gone, must not have it for hours.
    idle_in_transaction_session_timeout: 60_000,
    options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    keepAlive: true,
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
const pendingOf = async (client: pg.ClientBase, folder: string): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migration',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const migrations = await readMigrations(folder)
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
  const pending = rows[0]?.begun === true ? await pendingOf(client, ownFolder) : await readMigrations(ownFolder)
  return pending.map(({ name }) => name)
}

/** Names of indexes that whoever built them was cut off from: they are there, and nothing is found or held by them. */
export const halfBuiltIndexes = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = c.relnamespace
    where not indisvalid and n.nspname !~ '^pg_'
      and not exists (select from pg_stat_progress_create_index p where p.index_relid = indexrelid)
    order by 1`)
  return rows.map(({ name }) => name)
}

/**
 * Brings the database to what the files of the folder say; safe from several processes at once. A file is one transaction, or, where it
 * has lines `-- step: …`, step after step without one: for indexes that are built concurrently and for rows that are filled in by batches.
 * Throws StartError with the reason in one line.
 */
export const migrate = async (url: string, log: Log, folder = ownFolder): Promise<void> => {
  const client = await connect(url)
  try {
    await takeTurn(client, log)
    await client.query(role)
    await client.query(ledger)
    const pending = await pendingOf(client, folder)
    // First: were this cut off behind the last file, nothing would be pending any more that brought the next start here again.
    if (pending.length > 0) await prepareJobs(client, url)
    for (const migration of pending) await apply(client, migration, log)
  } finally {
    await client.end()
  }
}
