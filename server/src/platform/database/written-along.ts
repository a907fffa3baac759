import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { streamOf } from './preparing-client.ts'

type Result = pg.QueryResult<pg.QueryResultRow>

/** A statement as Kysely hands it over. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

const nothing = (command: string): Result => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })

/**
 * The connection of one transaction, on which statements may be left whose answers nobody waits for: they leave with the next one that is
 * waited for, in one packet and in their order, so that a transaction takes as many round trips as it has questions. A busy server spends
 * more on the way to PostgreSQL than on what is said there.
 *
 * What is left behind fails the next statement of its transaction or its commit, with its own error: after it PostgreSQL refuses
 * whatever else is in the packet and rolls back, so that all happens or nothing.
 */
export class TransactionClient {
  readonly #client: pg.PoolClient
  #left: Statement[] = []
  /** Whether PostgreSQL has heard of the transaction, and not of its end. */
  #open = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  leave(statement: Statement): void {
    this.#left.push(statement)
  }

  /** As `pg` has it. */
  query = async (sql: string, parameters: readonly unknown[] = []): Promise<Result> => {
    if (sql === 'rollback') return this.#rollback()
    const isEnd = sql === 'commit'
    // Begun and ended without a word in between.
    if (isEnd && !this.#open && this.#left.length <= 1) return this.#forget('COMMIT')
    try {
      return await this.#send({ sql, parameters })
    } finally {
      if (isEnd) this.#open = false
    }
  }

  release = (isBroken?: boolean): void => this.#client.release(isBroken)

  /** What was left is not sent any more. */
  #rollback(): Promise<Result> | Result {
    if (!this.#open) return this.#forget('ROLLBACK')
    this.#forget('ROLLBACK')
    this.#open = false
    return this.#client.query('rollback')
  }

  #forget(command: string): Result {
    this.#left = []
    return nothing(command)
  }

  async #send(asked: Statement): Promise<Result> {
    const all = [...this.#left, asked]
    this.#left = []
    this.#open = true
    const stream = streamOf(this.#client)
    stream.cork()
    const sent = all.map(({ sql, parameters }) =>
      parameters.length === 0 ? this.#client.query(sql) : this.#client.query(sql, [...parameters]),
    )
    stream.uncork()
    const answers = await Promise.allSettled(sent)
    // The first is to blame: all behind it were refused since the transaction had failed.
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    return (await sent.at(-1)) ?? nothing('')
  }
}
