import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { stillRunsIn } from '../state-store.ts'

export interface LicenceCount {
  readonly total: number
  /** Neither ended nor blocked. */
  readonly running: number
}

/** The numbers and products of these licences, by id. */
export const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select(['id', 'human_id', 'sku_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, human_id, sku_name }) => [id, `${human_id} ${sku_name}`]))
}

export const countOf = (tx: Tx, accountId: string, today: string): Promise<LicenceCount> =>
  tx
    .selectFrom('licensing.deliverable')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where blocked_at is null and ${stillRunsIn(today)})`.as('running'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
