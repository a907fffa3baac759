import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { ImportKindName } from './imports.ts'

/** The ids of records that were imported before, by their external ids. */
export const findImported = async (
  tx: Tx,
  kind: ImportKindName,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (externalIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('platform.imported')
    .select(['external_id', 'object_id'])
    .where('kind', '=', kind)
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute()
  return new Map(rows.map(({ external_id, object_id }) => [external_id, object_id]))
}

export const noteImported = async (
  tx: Tx,
  tenant: string,
  kind: ImportKindName,
  written: ReadonlyMap<string, string>,
): Promise<void> => {
  if (written.size === 0) return
  const rows = [...written].map(([external_id, object_id]) => ({ tenant, kind, external_id, object_id }))
  await tx.insertInto('platform.imported').values(rows).execute()
}

/**
 * Takes the brand's import lock until the end of the transaction; returns false if another run holds it. Call it before
 * anything is written. Sequential scans are switched off, because the planner does not know the uncommitted rows and
 * would scan tables as if they were still small. The statement timeout is lifted, because writing all tickets may take
 * longer than a normal call is allowed to.
 */
export const beginImport = async (tx: Tx): Promise<boolean> => {
  await sql`set local enable_seqscan = off`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('import into ' || platform.tenant(), 0)) as free`.execute(tx)
  return rows[0]?.free === true
}
