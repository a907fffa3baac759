import pg from 'pg'
import { type Columns, columnsOf, rowOf } from './columns.ts'

/** A connection as the client sees it: which names it believes to be prepared, and which are on their way. The published types leave them out. */
interface KnownNames {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  close(message: { readonly type: 'S'; readonly name: string }): void
}
type Connection = pg.Connection & KnownNames

/** What writes a statement's messages, which the published types leave out too. */
const statement = pg.Query.prototype as unknown as { prepare(this: pg.Query, connection: Connection): void }

/**
 * Prepared when a connection opens: says for whom a transaction reads, and that it only reads. It finds no row, so that the rows of the
 * answer are those of the statement behind it.
 */
export const enterTenant = {
  name: 'platform.enter_tenant',
  text: `select where set_config('transaction_read_only', 'on', true) || set_config('foyer.tenant', $1, true) is null`,
  values: [''],
}

/** The same for a transaction that also writes. */
export const enterTenantToWrite = {
  name: 'platform.enter_tenant_to_write',
  text: `select where set_config('foyer.tenant', $1, true) is null`,
  values: [''],
}

/** The same where the answer need not wait for the disk: what is committed after it and is on the disk has it on the disk before. */
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

/** Says for whom the statement behind it is, by one that is prepared. */
interface Entry {
  readonly name: string
  readonly tenant: string
}

/** One preparation of a statement on one connection. */
interface Preparation {
  /** Known once it was answered. They stay as they are: PostgreSQL refuses a prepared statement whose columns have become others. */
  columns: Columns | null
}

interface Prepared {
  readonly byName: Map<string, Preparation>
  /** The connection without the question what columns an answer has. */
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
 * One statement, behind the one that says for whom it is where the session does not know. What its columns are is asked once for each
 * preparation: telling and reading that again costs a good part of what a small answer does.
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
    // Without `queryMode`, which the published types leave out, a statement without values would be sent as plain text.
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
        // A name that failed once counts as unknown although a later statement may have prepared it since: closing one that is not there is no error.
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

  /** The tenant's statement finds none, so all of them are those of the statement behind it. */
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
    // How many rows there were is known by then.
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
 * One read-only statement confined to a tenant, in one message and one answer: what is sent without a Sync in between
 * is one transaction (PostgreSQL, "Pipelining"), so nothing is begun, committed or left behind.
 */
export const readAsTenant = <Row>(client: pg.ClientBase, tenant: string, asked: NamedStatement): Promise<Row[]> =>
  run(client, { name: enterTenant.name, tenant }, asked)

/** Makes the whole session one that only reads, and only what is the tenant's. It must never go back to a pool. */
export const bindToTenant = async (client: pg.ClientBase, tenant: string): Promise<void> => {
  const settings = `set_config('default_transaction_read_only', 'on', false), set_config('foyer.tenant', $1, false)`
  await client.query(`select ${settings}`, [tenant])
}

/** One read-only statement on a session that is bound to its tenant. */
export const readAsBound = <Row>(client: pg.ClientBase, asked: NamedStatement): Promise<Row[]> =>
  run(client, null, asked)

/** The same for one statement that writes: committed, or not at all. `lasting` is false where it may go with the machine's power. */
export const writeAsTenant = <Row>(
  client: pg.ClientBase,
  tenant: string,
  asked: NamedStatement,
  lasting: boolean,
): Promise<Row[]> => run(client, { name: (lasting ? enterTenantToWrite : enterTenantToNote).name, tenant }, asked)
