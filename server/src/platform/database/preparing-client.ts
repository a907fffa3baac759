import { createHash } from 'node:crypto'
import pg from 'pg'

/** Texts seen, with how often; beyond this many only the known ones are prepared, so that no flood of shapes fills the server's memory. */
const remembered = 500
/** A statement that comes so often is worth a plan that is kept. */
const worthPreparing = 3

/**
 * What was prepared before a table was altered is refused where it gives all columns: then everything is prepared anew, under the names of
 * the next era. What the connections hold under the names before is theirs until they end.
 */
let era = 0

/** As a statement of this name is called now. */
export const nameInEra = (name: string): string => (era === 0 ? name : `${name}@${era}`)

/** PostgreSQL’s word for a prepared statement whose columns are others by now; nothing of it, or of its transaction, has happened. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

const most = 3

/** Asks again, three times in all, where a table was altered since its statements were prepared. */
export const evenIfOutdated = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const began = era
    try {
      return await ask()
    } catch (error) {
      if (!isOutdated(error) || attempt === most) throw error
      // Many are refused at once; the first of them begins the next era for all.
      if (era === began) era += 1
    }
  }
}

const seen = new Map<string, { count: number; readonly name: string }>()

/** The name under which a text is prepared, in each era anew, once it has come often enough: the query builder writes the same text each time. */
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

/** A connection that prepares the statements which come again: PostgreSQL parses and plans them once. */
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

/** The stream under a client; the published types leave it out. */
export const streamOf = (client: pg.PoolClient): Stream =>
  (client as unknown as { connection: { stream: Stream } }).connection.stream
