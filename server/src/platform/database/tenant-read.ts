import pg from 'pg'

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

class TenantStatement extends pg.Query {
  readonly #name: string | undefined
  readonly #entry: Entry | null

  constructor(
    entry: Entry | null,
    { name, text, values }: NamedStatement,
    settle: (error: Error | undefined, results: unknown) => void,
  ) {
    // Without `extended`, which the published types leave out too, a statement without values would be sent as plain text.
    const config = { name, text, values, queryMode: 'extended' } as object as pg.QueryConfig
    super(config, settle)
    this.#name = name
    this.#entry = entry
  }

  prepare(connection: Connection): void {
    const name = this.#name
    // A name that failed once counts as unknown although a later statement may have prepared it since: closing one that is not there is no error.
    if (name !== undefined && !(name in connection.parsedStatements) && !(name in connection.submittedNamedStatements))
      connection.close({ type: 'S', name })
    if (this.#entry !== null) {
      connection.bind({ statement: this.#entry.name, values: [this.#entry.tenant] }, true)
      connection.execute({}, true)
    }
    statement.prepare.call(this, connection)
  }
}

const runAsTenant = <Row>(
  client: pg.ClientBase,
  tenant: string,
  enter: string,
  asked: NamedStatement,
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    const settle = (error: Error | undefined, results: unknown): void => {
      if (error) reject(error)
      // The answer to the tenant's statement comes first.
      else resolve((results as [pg.QueryResult, pg.QueryResult<Row & pg.QueryResultRow>])[1].rows)
    }
    client.query(new TenantStatement({ name: enter, tenant }, asked, settle))
  })

/**
 * One read-only statement confined to a tenant, in one message and one answer: what is sent without a Sync in between
 * is one transaction (PostgreSQL, "Pipelining"), so nothing is begun, committed or left behind.
 */
export const readAsTenant = <Row>(client: pg.ClientBase, tenant: string, asked: NamedStatement): Promise<Row[]> =>
  runAsTenant(client, tenant, enterTenant.name, asked)

/** Makes the whole session one that only reads, and only what is the tenant's. It must never go back to a pool. */
export const bindToTenant = async (client: pg.ClientBase, tenant: string): Promise<void> => {
  const settings = `set_config('default_transaction_read_only', 'on', false), set_config('foyer.tenant', $1, false)`
  await client.query(`select ${settings}`, [tenant])
}

/** One read-only statement on a session that is bound to its tenant. */
export const readAsBound = <Row>(client: pg.ClientBase, asked: NamedStatement): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    const settle = (error: Error | undefined, result: unknown): void => {
      if (error) reject(error)
      else resolve((result as pg.QueryResult<Row & pg.QueryResultRow>).rows)
    }
    client.query(new TenantStatement(null, asked, settle))
  })

/** The same for one statement that writes: committed, or not at all. `lasting` is false where it may go with the machine's power. */
export const writeAsTenant = <Row>(
  client: pg.ClientBase,
  tenant: string,
  asked: NamedStatement,
  lasting: boolean,
): Promise<Row[]> => runAsTenant(client, tenant, (lasting ? enterTenantToWrite : enterTenantToNote).name, asked)
