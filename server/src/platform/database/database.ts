import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { isCritical } from '../priority.ts'
import { createTurns, type Turns } from '../turns.ts'
import { type Absence, watchAbsence } from './absence.ts'
import { evenIfOutdated, nameInEra, preparedName, PreparingClient } from './preparing-client.ts'
import { lanesAside, ReadLanes } from './read-lanes.ts'
import type { DB } from './tables.generated.ts'
import { enterTenant, enterTenantToNote, enterTenantToWrite, writeAsTenant } from './tenant-read.ts'
import { TransactionClient } from './transaction-client.ts'

/** A transaction, or what looks like one to a store: statements through it are confined to one tenant by row-level security. */
export type Tx = Kysely<DB>

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name: string
  readonly text: string
  /** True where its effect may be lost with the machine's power, though never that of what is written after it. */
  readonly fleeting?: boolean
}

export interface Database {
  /** Runs the work in one transaction confined to the tenant. Never await the network inside. */
  transaction<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads only, each statement seeing what is committed when it begins; several may be under way at once. */
  read<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One prepared statement confined to the tenant. For the reads that every call begins with. */
  hotRead<Row>(tenant: string, statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** One prepared statement that writes, in a transaction of its own confined to the tenant. For what machines send every minute. */
  hotWrite<Row>(tenant: string, statement: Statement, values: readonly unknown[]): Promise<Row[]>
  ping(): Promise<void>
  readonly pool: pg.Pool
  /** How many calls wait for a connection, or a place on one. */
  waiting(): number
  readonly absence: Absence
  close(): Promise<void>
}

/** Role of every statement that serves a request: owns nothing, cannot bypass row-level security. */
export const webRole = 'foyer_web'

/** Tenant keys come from the configuration; still, only this alphabet ever reaches a statement. */
const checkedTenant = (tenant: string): string => {
  if (!/^[a-z0-9-]{1,40}$/.test(tenant)) throw new RangeError('not a tenant key')
  return tenant
}

/** Set while a transaction is under way. */
const scope = new AsyncLocalStorage<true>()

const clients = new WeakMap<Tx, TransactionClient>()

/**
 * Leaves a statement to its transaction whose answer nobody needs: it goes to PostgreSQL with the next one, or with the commit, and what is
 * wrong with it fails that one. Not for what its caller wants to know at once, such as whether a row was there already.
 */
export const writeAlong = async (
  tx: Tx,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<void> => {
  const client = clients.get(tx)
  if (client === undefined) await tx.executeQuery(CompiledQuery.raw(sql, [...parameters]))
  else client.leave({ sql, parameters })
}

/** Reads on shared connections, each statement a transaction of its own: at "read committed" one around them would add nothing. */
const readerOf = (lanes: ReadLanes, tenant: string): Tx => {
  const query = async (text: string, values: readonly unknown[]): Promise<object> => ({
    rows: await lanes.read(tenant, { name: preparedName(text), text, values }),
  })
  // The cast leaves out cursors, which need a transaction.
  const shared: PostgresPoolClient = { query: query as PostgresPoolClient['query'], release: () => undefined }
  const pool = { connect: async () => shared, end: async () => undefined, options: {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** All statements of a transaction go over its own connection; several may be under way at once, and are answered in their order. */
const transactionOn = (client: TransactionClient): Tx => {
  // The cast leaves out cursors, which no transaction of ours uses.
  const own = { query: client.query, release: () => undefined } as unknown as PostgresPoolClient
  const pool = { connect: async () => own, end: async () => undefined, options: {} }
  const tx = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  clients.set(tx, client)
  return tx
}

const transact = async <T>(pool: pg.Pool, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const begin = `begin; set local foyer.tenant = '${checkedTenant(tenant)}'`
  const connection = await pool.connect()
  const client = new TransactionClient(connection, begin)
  let isGood = true
  try {
    const result = await scope.run(true, () => work(transactionOn(client)))
    await client.commit()
    return result
  } catch (error) {
    isGood = await client.rollback()
    throw error
  } finally {
    connection.release(!isGood)
  }
}

const readersOf = (lanes: ReadLanes): ((tenant: string) => Tx) => {
  const readers = new Map<string, Tx>()
  return (tenant) => {
    const reader = readers.get(tenant) ?? readerOf(lanes, checkedTenant(tenant))
    readers.set(tenant, reader)
    return reader
  }
}

// int8 (counts) fit a number here; numeric stays a string: money is never a float.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

const readMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
/** `2026-11-21 09:30:00.125+00`, as our connections are told to write: what the platform reads by itself many times faster. */
const momentInUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) =>
  momentInUtc.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : readMoment(text),
)

export const openPool = (
  url: string,
  lost: (error: unknown) => void,
  settings: { readonly role: string; readonly size: number },
): pg.Pool => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: settings.size,
    // One plan for all values: planning anew costs more than the listing itself, and every list goes through an index of its owner.
    options: `-c role=${settings.role} -c timezone=UTC -c plan_cache_mode=force_generic_plan -c client_connection_check_interval=2000`,
    application_name: 'foyer',
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    pipeline: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) =>
      Promise.all([enterTenant, enterTenantToWrite, enterTenantToNote].map((enter) => client.query(enter))),
  })
  // Without a listener a lost idle connection would end the process.
  pool.on('error', lost)
  // The pool listens only while it has a connection itself: one that is lost between two statements of a transaction would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const most = 3
const isVictim = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')

/**
 * A transaction that PostgreSQL gave up for another's sake, so that both need not wait for ever, is done again after a moment, three times
 * in all: nothing of it has happened, and no transaction of ours does anything outside the database.
 */
const inSpiteOfOthers = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isVictim(error) || attempt === most) throw error
      await delay(Math.random() * 50 * attempt)
    }
  }
}

/** Enough that no read waits long behind another, few enough that reads which come together leave together. */
const lanesOfReads = 4
/** Connections that only what is critical is given: a fifth. */
const reserved = 4
const patienceMs = 5_000

const openTurns = (size: number): Turns =>
  createTurns({
    atOnce: Math.max(1, size - lanesOfReads - lanesAside - reserved),
    waiting: Number.POSITIVE_INFINITY,
    patienceMs,
    refusal: 'unavailable',
  })

/** Whoever asks the pool is among its waiting for a moment, also where it has a connection to give. */
const waitingAt = (pool: pg.Pool, size: number): number =>
  pool.idleCount > 0 || pool.totalCount < size ? 0 : pool.waitingCount

/** Lets so many work at a time, and whoever is critical or already within such work at once. */
const inTurn =
  (turns: Turns) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    if (isCritical() || scope.getStore() === true) return work()
    return turns.during(work)
  }

export const openDatabase = (url: string, log: Log, size = 20): Database => {
  const absence = watchAbsence(() => pool.query('select 1'), log)
  const pool = openPool(url, absence.lost, { role: webRole, size })
  const lanes = new ReadLanes(pool, lanesOfReads)
  const turns = openTurns(size)
  const ordinarily = inTurn(turns)
  const readerFor = readersOf(lanes)
  return {
    pool,
    waiting: () => waitingAt(pool, size) + turns.waiting + lanes.waiting,
    absence,
    transaction: (tenant, work) =>
      ordinarily(() => inSpiteOfOthers(() => evenIfOutdated(() => transact(pool, tenant, work)))),
    read: async (tenant, work) => work(readerFor(tenant)),
    hotRead: <Row>(tenant: string, { name, text }: Statement, values: readonly unknown[]) =>
      lanes.read<Row>(checkedTenant(tenant), { name, text, values }),
    hotWrite: <Row>(tenant: string, { name, text, fleeting = false }: Statement, values: readonly unknown[]) =>
      ordinarily(() =>
        evenIfOutdated(async () => {
          const client = await pool.connect()
          try {
            const statement = { name: nameInEra(name), text, values }
            return await writeAsTenant<Row>(client, checkedTenant(tenant), statement, !fleeting)
          } finally {
            client.release()
          }
        }),
      ),
    ping: async () => {
      await pool.query('select 1')
    },
    // The pool itself: the query builder ends it only where it has been used.
    close: async () => {
      absence.stop()
      await lanes.close()
      await pool.end()
    },
  }
}
