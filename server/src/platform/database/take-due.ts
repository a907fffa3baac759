import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './tables.generated.ts'

interface Due<Table extends keyof DB> {
  /** The column that says when a row is due. */
  readonly by: keyof DB[Table] & string
  /** Which rows are looked at; best the condition of an index that begins with the column. */
  readonly among: RawBuilder<boolean>
  /** What makes a row that was taken not due any more, be it for a while. */
  readonly set: RawBuilder<unknown>
  readonly now: Date
  readonly limit: number
}

/**
 * Takes rows whose moment has come, so many and the longest overdue first, and writes down at once that they are taken: several
 * processes share the work, none waits for another, and what a process that died had taken comes back when its time is over.
 */
export const takeDue = async <Table extends keyof DB>(
  tx: Tx,
  table: Table,
  { by, among, set, now, limit }: Due<Table>,
): Promise<Selectable<DB[Table]>[]> => {
  const [rows, due] = [sql.table(table), sql.ref(by)]
  const taken = await sql<Selectable<DB[Table]>>`
    update ${rows} set ${set} where id in (
      select id from ${rows} where ${among} and ${due} <= ${now} order by ${due} limit ${limit} for update skip locked)
    returning *`.execute(tx)
  return taken.rows
}
