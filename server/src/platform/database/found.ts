import { failure } from '../failure.ts'
import { isId } from '../ids.ts'
import type { Tx } from './database.ts'

/** The row with an id that a caller sent: 404 if there is none, or if it is no id at all. */
export const found = async <Row>(
  tx: Tx,
  id: string,
  find: (tx: Tx, id: string) => Promise<Row | undefined>,
): Promise<Row> => {
  const row = isId(id) ? await find(tx, id) : undefined
  if (row === undefined) throw failure('not_found')
  return row
}
