import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * How many statement texts are counted. Beyond this number only known ones are prepared, so that a flood of different
 * statements cannot fill the server's memory.
 */
const remembered = 500
/** A statement that has been used this often is worth preparing. */
const worthPreparing = 3

/**
 * When a table is altered, PostgreSQL rejects prepared statements that return all of its columns. All statements are
 * then prepared again under the names of a new era. Statements under old names stay on their connections until these
 * close.
 */
let era = 0

/** The current name of the prepared statement. */
export const nameInEra = (name: string): string => (era === 0 ? name : `${name}@${era}`)

/**
 * PostgreSQL's error for a prepared statement whose result columns have changed. Neither it nor its transaction has
 * taken effect.
 */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

const most = 3

/** Retries, up to three attempts, if a table was altered after its statements were prepared. */
export const evenIfOutdated = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const began = era
    try {
      return await ask()
    } catch (error) {
      if (!isOutdated(error) || attempt === most) throw error
      // Many statements are rejected at once; only the first of them starts a new era.
      if (era === began) era += 1
    }
  }
}

const seen = new Map<string, { count: number; readonly name: string }>()

/**
 * The name under which a text is prepared in this era, once it has been used often enough. The query builder produces
 * the same text for the same query.
 */
export const preparedName = (text: string): string | undefined => {
  const known = seen.get(text)
  if (known !== undefined) {
    known.count += 1
    return known.count >= worthPreparing ? known.name : undefined
  }
  if (seen.size < remembered)
    seen.set(text, { count: 1, name: `s_${createHash('sha1').update(text).digest('hex').slice(0, 20)}` })
  return undefined
}

/** A connection that prepares frequent statements, so that PostgreSQL parses and plans them once. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? preparedName(text) : undefined
    const ask = super.query.bind(this) as (...asked: unknown[]) => never
    return name === undefined ? ask(...args) : ask({ name: nameInEra(name), text, values }, ...args.slice(2))
  }
}

interface Stream {
  cork(): void
  uncork(): void
  destroy(error: Error): void
}

/** The client's socket, which the published types omit. */
export const streamOf = (client: pg.PoolClient): Stream =>
  (client as unknown as { connection: { stream: Stream } }).connection.stream
