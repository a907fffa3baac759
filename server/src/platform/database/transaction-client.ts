import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { streamOf } from './preparing-client.ts'

type Result = pg.QueryResult<pg.QueryResultRow>

/** A compiled statement from Kysely. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

const nothing: Result = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * The connection of one transaction. Statements issued in the same turn of the event loop leave in one packet, in
 * order, together with queued statements whose results nobody needs. A transaction therefore takes only as many round
 * trips as it has statements that depend on each other. On a busy server the round trips cost more than the statements.
 *
 * If a queued statement fails, the transaction's next statement or its commit fails with that error. PostgreSQL rejects
 * everything after it in the packet and rolls back, so the transaction stays atomic.
 */
export class TransactionClient {
  readonly #client: pg.PoolClient
  #left: Statement[]
  /** Whether PostgreSQL has received `begin`. */
  #begun = false
  #corked = false
  #ended = false

  /** `begin` is queued too and leaves with the first statement. */
  constructor(client: pg.PoolClient, begin: string) {
    this.#client = client
    this.#left = [{ sql: begin, parameters: [] }]
  }

  /** Whether there is anything to commit. */
  get hasWork(): boolean {
    return this.#begun || this.#left.length > 1
  }

  leave(statement: Statement): void {
    if (this.#ended) throw new Error('the transaction has ended')
    this.#left.push(statement)
  }

  /** Same contract as `query` of `pg`. */
  query = async (sql: string, parameters: readonly unknown[] = []): Promise<Result> => {
    if (this.#ended) throw new Error('the transaction has ended')
    const all = [...this.#left, { sql, parameters }]
    this.#left = []
    this.#begun = true
    this.#corkForThisTurn()
    const sent = all.map((one) =>
      one.parameters.length === 0 ? this.#client.query(one.sql) : this.#client.query(one.sql, [...one.parameters]),
    )
    const answers = await Promise.allSettled(sent)
    // The first rejection is the cause. The later ones were rejected only because the transaction had failed.
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    return (await sent.at(-1)) ?? nothing
  }

  /** Throws if any statement failed, even if its error was caught. Nothing of the transaction is kept then. */
  commit = async (): Promise<void> => {
    // The transaction ends without having sent anything.
    if (!this.hasWork) return this.#end()
    const committing = this.query('commit')
    this.#end()
    const { command } = await committing
    if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed: it was rolled back')
  }

  /** Drops queued statements. Returns false if the rollback failed; the connection is then unusable. */
  rollback = async (): Promise<boolean> => {
    this.#end()
    try {
      if (this.#begun) await this.#client.query('rollback')
      return true
    } catch {
      return false
    }
  }

  #end(): void {
    this.#left = []
    this.#ended = true
  }

  #corkForThisTurn(): void {
    if (this.#corked) return
    this.#corked = true
    const stream = streamOf(this.#client)
    stream.cork()
    process.nextTick(() => {
      this.#corked = false
      stream.uncork()
    })
  }
}
