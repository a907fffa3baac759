import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './tables.generated.ts'

interface Due<Table extends keyof DB> {
  /** The column that says when a row is due. */
  readonly by: keyof DB[Table] & string
  /** Which rows qualify; ideally the predicate of an index that begins with the column. */
  readonly among: RawBuilder<boolean>
  /** The update that makes a taken row no longer due, at least for a while. */
  readonly set: RawBuilder<unknown>
  readonly now: Date
  readonly limit: number
}

/**
 * Takes up to `limit` due rows, the longest overdue first, and marks them as taken in the same statement. Several
 * processes can share the work without waiting for each other. Rows taken by a process that died become due again after
 * their time.
 */
export const takeDue = async <Table extends keyof DB>(
  tx: Tx,
  table: Table,
  { by, among, set, now, limit }: Due<Table>,
): Promise<Selectable<DB[Table]>[]> => {
  const [rows, due] = [sql.table(table), sql.ref(by)]
  const taken = await sql<Selectable<DB[Table]>>`
    update ${rows} set ${set} where id = any (array(
      select id from ${rows} where ${among} and ${due} <= ${now} order by ${due} limit ${limit} for update skip locked))
    returning *`.execute(tx)
  return taken.rows
}
