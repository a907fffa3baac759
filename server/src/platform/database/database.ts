import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { isCritical } from '../priority.ts'
import { createSemaphore, type Semaphore } from '../semaphore.ts'
import { type Absence, watchAbsence } from './absence.ts'
import { inSpiteOfOthers } from './in-spite-of-others.ts'
import { presentJournal, type Step } from './journal.ts'
import { momentOf } from './moment.ts'
import { evenIfOutdated, nameInEra, preparedName, PreparingClient } from './preparing-client.ts'
import { lanesAside, ReadLanes } from './read-lanes.ts'
import type { DB } from './tables.generated.ts'
import { enterTenant, enterTenantToNote, enterTenantToWrite, writeAsTenant } from './tenant-read.ts'
import { TransactionClient } from './transaction-client.ts'
import { watchWritable, type Writability } from './writable.ts'

/** A transaction, or a reader that looks like one to a store. Row-level security confines its statements to one tenant. */
export type Tx = Kysely<DB>

export interface Statement {
  /** The name under which each connection prepares the statement. */
  readonly name: string
  readonly text: string
  /** If true, the commit does not wait for the disk: a power failure may lose it, but never without everything written later. */
  readonly fleeting?: boolean
}

export interface Database {
  /**
   * Runs the work in one transaction confined to the tenant. Never await a network call inside: it would hold a
   * connection and its locks. Throws 503 `unavailable` when no connection becomes free in time.
   *
   * In a call with an Idempotency-Key it runs at most once: if an earlier run of the call has committed it, it returns
   * what the work returned then. So the work returns data, and changes nothing outside of the database. Transactions of a call are told
   * apart by the text of their function and counted in the order in which they begin: never begin several of one text over a list that may
   * have changed when the call is repeated.
   */
  transaction<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** For reading only. Each statement sees what is committed when it begins. Several may be in flight at once. */
  read<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs one prepared statement confined to the tenant. For the reads that every call begins with. */
  hotRead<Row>(tenant: string, statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /**
   * Runs one prepared statement that writes, in its own transaction confined to the tenant. For what media servers send
   * every minute.
   */
  hotWrite<Row>(tenant: string, statement: Statement, values: readonly unknown[]): Promise<Row[]>
  ping(): Promise<void>
  /** Whether writes are accepted, as far as is known. */
  readonly isWritable: () => boolean
  readonly pool: pg.Pool
  /** How many calls are waiting for a connection or for a slot on a shared one. */
  waiting(): number
  readonly absence: Absence
  close(): Promise<void>
}

/** The role of all statements that serve requests. It owns nothing and cannot bypass row-level security. */
export const webRole = 'foyer_web'

/** Tenant keys come from the configuration. They are checked all the same, because they are written into SQL text. */
const checkedTenant = (tenant: string): string => {
  if (!/^[a-z0-9-]{1,40}$/.test(tenant)) throw new RangeError('not a tenant key')
  return tenant
}

/** Set while a transaction is running. */
const scope = new AsyncLocalStorage<true>()

const clients = new WeakMap<Tx, TransactionClient>()

/**
 * Queues a statement whose result nobody needs. It is sent with the next statement of its transaction or with the
 * commit, and if it fails, that one fails with its error. Do not use it when the caller must know the outcome, for
 * example whether a row already existed.
 */
export const writeAlong = async (
  tx: Tx,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<void> => {
  const client = clients.get(tx)
  if (client === undefined) await tx.executeQuery(CompiledQuery.raw(sql, [...parameters]))
  else client.leave({ sql, parameters })
}

/**
 * Reads on shared connections, with each statement in its own transaction. At isolation level "read committed" one
 * transaction around them all would add nothing.
 */
const readerOf = (lanes: ReadLanes, tenant: string): Tx => {
  const query = async (text: string, values: readonly unknown[]): Promise<object> => ({
    rows: await lanes.read(tenant, { name: preparedName(text), text, values }),
  })
  // The cast hides cursors, which need a transaction.
  const shared: PostgresPoolClient = { query: query as PostgresPoolClient['query'], release: () => undefined }
  const pool = { connect: async () => shared, end: async () => undefined, options: {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Runs all statements of a transaction on its own connection. Several may be in flight; they are answered in order. */
const transactionOn = (client: TransactionClient): Tx => {
  // The cast hides cursors, which our transactions do not use.
  const own = { query: client.query, release: () => undefined } as unknown as PostgresPoolClient
  const pool = { connect: async () => own, end: async () => undefined, options: {} }
  const tx = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  clients.set(tx, client)
  return tx
}

/** What writes need: connections, and somebody who notices when they can only read. */
interface Writing {
  readonly pool: pg.Pool
  readonly writability: Writability
}

const transact = async <T>(
  { pool, writability }: Writing,
  tenant: string,
  work: (tx: Tx) => Promise<T>,
  step: Step | undefined,
): Promise<T> => {
  const begin = `begin; set local foyer.tenant = '${checkedTenant(tenant)}'`
  const connection = await pool.connect()
  const client = new TransactionClient(connection, begin)
  let isGood = true
  try {
    const result = await scope.run(true, () => work(transactionOn(client)))
    if (step !== undefined && client.hasWork) client.leave(step.mark(result))
    await client.commit()
    return result
  } catch (error) {
    // The connection may lead to what has become a standby, and would be given to the next write.
    isGood = (await client.rollback()) && !writability.explains(error)
    throw error
  } finally {
    connection.release(!isGood)
  }
}

const hotWriteOn = async <Row>(
  { pool, writability }: Writing,
  tenant: string,
  { name, text, fleeting = false }: Statement,
  values: readonly unknown[],
): Promise<Row[]> => {
  const client = await pool.connect()
  let isGood = true
  try {
    const statement = { name: nameInEra(name), text, values }
    return await writeAsTenant<Row>(client, checkedTenant(tenant), statement, !fleeting)
  } catch (error) {
    isGood = !writability.explains(error)
    throw error
  } finally {
    client.release(!isGood)
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

// int8 is used for counts, which fit a number. numeric stays a string, because money is never a float.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, momentOf)

/** A pool of connections in a role, with the settings that all statements rely on. `lost` is called for a connection that is lost while idle. */
export const openPool = (
  url: string,
  lost: (error: unknown) => void,
  settings: { readonly role: string; readonly size: number },
): pg.Pool => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: settings.size,
    // Always use a generic plan: planning again costs more than running a list, and every list uses an index of its owner anyway.
    // A partial index therefore serves only statements that write its condition out: whatever a parameter is, it implies nothing.
    options: `-c role=${settings.role} -c timezone=UTC -c plan_cache_mode=force_generic_plan -c client_connection_check_interval=2000`,
    application_name: 'foyer',
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 60_000,
    // Should anything else about a connection go stale, it does not last.
    maxLifetimeSeconds: 600,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    pipeline: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) =>
      Promise.all([enterTenant, enterTenantToWrite, enterTenantToNote].map((enter) => client.query(enter))),
  })
  // Without a listener, losing an idle connection would crash the process.
  pool.on('error', lost)
  // The pool listens only to idle connections. Losing one between two statements of a transaction would crash the process too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Enough connections that no read waits long behind another, and few enough that simultaneous reads share packets. */
const lanesOfReads = 4
/** Connections reserved for critical work: a fifth of them. */
const reserved = 4
const patienceMs = 5_000

const openTurns = (size: number): Semaphore =>
  createSemaphore({
    atOnce: Math.max(1, size - lanesOfReads - lanesAside - reserved),
    waiting: Number.POSITIVE_INFINITY,
    patienceMs,
    refusal: 'unavailable',
  })

/**
 * A caller counts as waiting for a moment even if a connection is free, so the pool's own number is used only when the
 * pool is exhausted.
 */
const waitingAt = (pool: pg.Pool, size: number): number =>
  pool.idleCount > 0 || pool.totalCount < size ? 0 : pool.waitingCount

/** Ends the connections that are idle. They are handed out before new ones are made. */
const endIdle = async (pool: pg.Pool): Promise<void> => {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  for (const taken of await Promise.allSettled(idle)) if (taken.status === 'fulfilled') taken.value.release(true)
}

/** Limits concurrent work. Critical work, and work nested in work that already has a slot, does not wait. */
const inTurn =
  (turns: Semaphore) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    if (isCritical() || scope.getStore() === true) return work()
    return turns.during(work)
  }

/** Opens the connections that serve requests. It does not connect yet, so it does not fail if PostgreSQL is away; statements then throw. */
export const openDatabase = (url: string, log: Log, size = 20): Database => {
  const absence = watchAbsence(() => pool.query('select 1'), log)
  const pool = openPool(url, absence.lost, { role: webRole, size })
  const lanes = new ReadLanes(pool, lanesOfReads)
  const writability = watchWritable(url, log, () => {
    lanes.renew()
    return endIdle(pool)
  })
  const writing = { pool, writability }
  const turns = openTurns(size)
  const ordinarily = inTurn(turns)
  const readerFor = readersOf(lanes)
  return {
    pool,
    waiting: () => waitingAt(pool, size) + turns.waiting + lanes.waiting,
    // LISTEN fails on a standby as well, and is tried every second.
    absence: {
      ...absence,
      explains: (error) => writability.explains(error) || absence.explains(error),
      lost: (error) => {
        if (!writability.explains(error)) absence.lost(error)
      },
    },
    isWritable: writability.isWritable,
    transaction: async <T>(tenant: string, work: (tx: Tx) => Promise<T>) => {
      const step = presentJournal()?.next(work)
      if (step?.before != null) return step.before.result as T
      return ordinarily(() => inSpiteOfOthers(() => evenIfOutdated(() => transact(writing, tenant, work, step))))
    },
    read: async (tenant, work) => work(readerFor(tenant)),
    hotRead: <Row>(tenant: string, { name, text }: Statement, values: readonly unknown[]) =>
      lanes.read<Row>(checkedTenant(tenant), { name, text, values }),
    hotWrite: <Row>(tenant: string, statement: Statement, values: readonly unknown[]) =>
      ordinarily(() => evenIfOutdated(() => hotWriteOn<Row>(writing, tenant, statement, values))),
    ping: async () => {
      await pool.query('select 1')
    },
    // Ends the pool itself, because Kysely ends it only if it has been used.
    close: async () => {
      absence.stop()
      writability.stop()
      await lanes.close()
      await pool.end()
    },
  }
}
