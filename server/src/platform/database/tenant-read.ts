import pg from 'pg'
import { type Columns, columnsOf, rowOf } from './columns.ts'

/** The client's record of prepared names on its connection, including those in flight. The published types omit it. */
interface KnownNames {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  close(message: { readonly type: 'S'; readonly name: string }): void
}
type Connection = pg.Connection & KnownNames

/** Writes a statement's messages. The published types omit it too. */
const statement = pg.Query.prototype as unknown as { prepare(this: pg.Query, connection: Connection): void }

/**
 * Prepared when a connection opens. It sets the tenant and makes the transaction read-only. It returns no row, so that
 * all rows of the answer belong to the statement after it.
 */
export const enterTenant = {
  name: 'platform.enter_tenant',
  text: `select where set_config('transaction_read_only', 'on', true) || set_config('foyer.tenant', $1, true) is null`,
  values: [''],
}

/** The same for a transaction that writes. */
export const enterTenantToWrite = {
  name: 'platform.enter_tenant_to_write',
  text: `select where set_config('foyer.tenant', $1, true) is null`,
  values: [''],
}

/**
 * The same for a write whose commit does not wait for the disk. Whatever is committed after it and reaches the disk,
 * this one has reached the disk before.
 */
export const enterTenantToNote = {
  name: 'platform.enter_tenant_to_note',
  text: `select where set_config('synchronous_commit', 'off', true) || set_config('foyer.tenant', $1, true) is null`,
  values: [''],
}

export interface NamedStatement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Sets the tenant for the statement that follows, by a prepared statement. */
interface Entry {
  readonly name: string
  readonly tenant: string
}

/** One prepared statement on one connection. */
interface Preparation {
  /**
   * Known after the first answer. They do not change: PostgreSQL rejects a prepared statement whose result columns have
   * changed.
   */
  columns: Columns | null
}

interface Prepared {
  readonly byName: Map<string, Preparation>
  /** The connection, without asking for the description of the columns. */
  readonly unasked: Connection
}

const prepared = new WeakMap<Connection, Prepared>()

const preparedOn = (connection: Connection): Prepared => {
  const known = prepared.get(connection)
  if (known !== undefined) return known
  const unasked = Object.create(connection, { describe: { value: () => undefined } }) as Connection
  const fresh = { byName: new Map<string, Preparation>(), unasked }
  prepared.set(connection, fresh)
  return fresh
}

/**
 * One statement. If the session is not bound to the tenant, a prepared statement that sets it goes first. The
 * description of the columns is requested only once per prepared statement, because sending and parsing it takes much
 * of the time of a small answer.
 */
class TenantStatement extends pg.Query {
  readonly #name: string | undefined
  readonly #entry: Entry | null
  readonly #resolve: (rows: never[]) => void
  readonly #reject: (error: unknown) => void
  #preparation: Preparation = { columns: null }
  readonly #rows: object[] = []
  #unreadable: unknown = null

  constructor(
    entry: Entry | null,
    { name, text, values }: NamedStatement,
    resolve: (rows: never[]) => void,
    reject: (error: unknown) => void,
  ) {
    super(text, [...values], (error) => reject(error))
    // Without `queryMode`, which the published types omit, a statement without values would use the simple query protocol.
    Object.assign(this, { name, queryMode: 'extended' })
    this.#name = name
    this.#entry = entry
    this.#resolve = resolve
    this.#reject = reject
  }

  prepare(connection: Connection): void {
    const name = this.#name
    const { byName, unasked } = preparedOn(connection)
    if (name !== undefined) {
      if (!(name in connection.parsedStatements) && !(name in connection.submittedNamedStatements)) {
        // A name that failed once is forgotten, although a later statement may have prepared it since. Closing a name
        // that does not exist is no error.
        connection.close({ type: 'S', name })
        byName.delete(name)
      }
      this.#preparation = byName.get(name) ?? this.#preparation
      byName.set(name, this.#preparation)
    }
    if (this.#entry !== null) {
      connection.bind({ statement: this.#entry.name, values: [this.#entry.tenant] }, true)
      connection.execute({}, true)
    }
    statement.prepare.call(this, this.#preparation.columns === null ? connection : unasked)
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#preparation.columns = columnsOf(fields)
  }

  /** The statement that sets the tenant returns no rows, so every row belongs to the statement after it. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns } = this.#preparation
    try {
      if (columns === null) throw new Error('unreachable: rows are described before they come')
      this.#rows.push(rowOf(columns, fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete(): void {
    // The rows have already been counted.
  }

  handleReadyForQuery(): void {
    if (this.#unreadable === null) this.#resolve(this.#rows as never[])
    else this.#reject(this.#unreadable)
  }
}

const run = <Row>(client: pg.ClientBase, entry: Entry | null, asked: NamedStatement): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    client.query(new TenantStatement(entry, asked, resolve, reject))
  })

/**
 * Runs one read-only statement confined to a tenant, in one packet each way. Messages without a Sync between them form
 * one transaction (PostgreSQL manual, "Pipelining"), so no `begin` or `commit` is needed and no setting is left behind.
 */
export const readAsTenant = <Row>(client: pg.ClientBase, tenant: string, asked: NamedStatement): Promise<Row[]> =>
  run(client, { name: enterTenant.name, tenant }, asked)

/** Makes the whole session read-only and confined to the tenant. Such a connection must never return to a pool. */
export const bindToTenant = async (client: pg.ClientBase, tenant: string): Promise<void> => {
  const settings = `set_config('default_transaction_read_only', 'on', false), set_config('foyer.tenant', $1, false)`
  await client.query(`select ${settings}`, [tenant])
}

/** Runs one read-only statement on a session that is bound to its tenant. */
export const readAsBound = <Row>(client: pg.ClientBase, asked: NamedStatement): Promise<Row[]> =>
  run(client, null, asked)

/** Runs one statement that writes, atomically. If `lasting` is false, a power failure may lose it. */
export const writeAsTenant = <Row>(
  client: pg.ClientBase,
  tenant: string,
  asked: NamedStatement,
  lasting: boolean,
): Promise<Row[]> => run(client, { name: (lasting ? enterTenantToWrite : enterTenantToNote).name, tenant }, asked)
