import { createHash } from 'node:crypto'
import pg from 'pg'

/** Texts seen, with how often; beyond this many only the known ones are prepared, so that no flood of shapes fills the server's memory. */
const remembered = 500
/** A statement that comes so often is worth a plan that is kept. */
const worthPreparing = 3

const seen = new Map<string, { count: number; readonly name: string }>()

/** The name under which a text is prepared, once it has come often enough: the query builder writes the same text each time. */
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
    return name === undefined ? ask(...args) : ask({ name, text, values }, ...args.slice(2))
  }
}
