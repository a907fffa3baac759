import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { streamOf } from './preparing-client.ts'

type Result = pg.QueryResult<pg.QueryResultRow>

/** A statement as Kysely hands it over. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

const nothing: Result = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * The connection of one transaction. What is asked within one turn of the event loop leaves in one packet, and so do statements that were
 * left before it whose answers nobody waits for, all in their order: a transaction takes as many round trips as it has questions that
 * wait for each other. A busy server spends more on the way to PostgreSQL than on what is said there.
 *
 * What is left behind fails the next statement of its transaction or its commit, with its own error: after it PostgreSQL refuses
 * whatever else is in the packet and rolls back, so that all happens or nothing.
 */
export class TransactionClient {
  readonly #client: pg.PoolClient
  #left: Statement[]
  /** Whether PostgreSQL has heard of the transaction. */
  #begun = false
  #corked = false
  #ended = false

  /** `begin` is left, too: PostgreSQL hears of a transaction with its first question. */
  constructor(client: pg.PoolClient, begin: string) {
    this.#client = client
    this.#left = [{ sql: begin, parameters: [] }]
  }

  leave(statement: Statement): void {
    if (this.#ended) throw new Error('the transaction has ended')
    this.#left.push(statement)
  }

  /** As `pg` has it. */
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
    // The first is to blame: all behind it were refused since the transaction had failed.
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    return (await sent.at(-1)) ?? nothing
  }

  /** Throws where a statement had failed, be it one whose error nobody took to heart: nothing of the transaction is kept. */
  commit = async (): Promise<void> => {
    // Begun and ended without a word in between.
    if (!this.#begun && this.#left.length <= 1) return this.#end()
    const committing = this.query('commit')
    this.#end()
    const { command } = await committing
    if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed: it was rolled back')
  }

  /** What was left is not sent any more. False where PostgreSQL did not take it: the connection is good for nobody then. */
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
