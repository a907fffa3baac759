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
  /** The parts below the lines `-- step: …`; empty for a file that runs as one transaction. */
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

/** pg_locks shows a 64-bit advisory lock key as two halves. */
const holderOfTurn = `
  select pid, application_name as application, client_addr as address, state, round(extract(epoch from now() - backend_start)) as seconds
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and objsubid = 1 and (classid::bigint << 32 | objid::bigint) = ${turn}
    and database = (select oid from pg_database where datname = current_database())`

const tellTurnMs = 10_000

/**
 * Takes the advisory lock, so that one process migrates at a time; the others then find nothing left to do. It polls
 * instead of blocking inside a statement, because building an index concurrently waits for every statement that began
 * earlier. As the wait may be long, the log says who holds the lock.
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

/** The longest-running transaction is most likely the one that keeps a migration waiting. */
const oldestTransaction = `
  select pid, application_name as application, state, round(extract(epoch from now() - xact_start)) as seconds
  from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  order by xact_start limit 1`

/**
 * Runs the work with a short lock timeout and retries it with growing delays. It waits for a table's lock for at most a
 * tenth of a second, so that readers never queue behind it for longer. Throws what the work throws, and the last lock
 * timeout after five minutes.
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
 * From this migration on, a statement that row-level security would silently limit fails instead. Row-level security
 * applies to the owner of the tables too, so an update would skip the rows of every brand. Such a file says `no force
 * row level security` first and `force` afterwards.
 */
const firstThatSeesAll = '0035'

const applyWhole = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query(`begin; set local lock_timeout = '100ms'`)
  await client.query(migration.text)
  await note(client, migration)
  await client.query('commit')
}

/** These statements run beside other work: they wait for transactions that began earlier, but do not block new ones. */
const standsInNobodysWay = /\b(concurrently|validate constraint)\b/i

const applyStep = async (client: pg.Client, step: string): Promise<void> => {
  await client.query(`set lock_timeout = ${standsInNobodysWay.test(step) ? '0' : `'100ms'`}`)
  await client.query(step)
}

/**
 * A file that was interrupted between two steps starts over at the next start, so each step must accept that its work
 * is already done.
 */
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
    // The other processes wait for the holder of the lock. If it hangs within a transaction or its machine fails, it
    // must lose the lock soon.
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

/** The queue's library creates its tables, with the rights of their owner. The role that serves requests may then only use them. */
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

/** Migrations of this version that the database does not have. Throws a StartError if an applied one was changed later. */
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

/** The names of the migrations that the next start would apply. */
export const pendingMigrations = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ begun: boolean }>(
    `select to_regclass('platform.migration') is not null as begun`,
  )
  const pending = rows[0]?.begun === true ? await pendingOf(client, ownFolder) : await readMigrations(ownFolder)
  return pending.map(({ name }) => name)
}

/** The names of invalid indexes, left behind when a concurrent build was interrupted. They find nothing and enforce nothing. */
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
 * Applies the pending migrations of the folder. Safe to call from several processes at once. A file runs as one
 * transaction. If it has lines `-- step: …`, it runs step by step without one, for indexes that are built concurrently
 * and rows that are filled in batches.
 *
 * Throws a StartError with the reason in one line.
 */
export const migrate = async (url: string, log: Log, folder = ownFolder): Promise<void> => {
  const client = await connect(url)
  try {
    await takeTurn(client, log)
    await client.query(role)
    await client.query(ledger)
    const pending = await pendingOf(client, folder)
    // Before the files: if the process ended after the last file, nothing would be pending and the next start would skip this.
    if (pending.length > 0) await prepareJobs(client, url)
    for (const migration of pending) await apply(client, migration, log)
  } finally {
    await client.end()
  }
}
