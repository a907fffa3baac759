import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Owners } from '../company/index.ts'

/** Whose licence it is. */
export interface OwnedRow {
  readonly id: string
  readonly account_id: string
}

export const findOwned = (tx: Tx, ids: readonly string[]): Promise<OwnedRow[]> =>
  tx
    .selectFrom('licensing.deliverable')
    .select(['id', 'account_id'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute()

const isOf = (owners: Owners) =>
  sql<boolean>`account_id = any(${owners}) and outcome = 'license' and terminated_at is null`

/** The licences of these owners that can run. */
export const listRunning = (tx: Tx, owners: Owners): Promise<OwnedRow[]> =>
  tx.selectFrom('licensing.deliverable').select(['id', 'account_id']).where(isOf(owners)).execute()

/** Has statistics collected of those whose owner may decide it. Returns the ones that changed. */
export const collectOf = (tx: Tx, ids: readonly string[]): Promise<OwnedRow[]> =>
  tx
    .updateTable('licensing.deliverable')
    .set({ retroview: true })
    // Locked in the same order by everybody.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('licensing.deliverable')
        .select('id')
        .where(sql<boolean>`id = any(${ids})`)
        .where('retroview', '=', false)
        .where('retroview_manageable', '=', true)
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'account_id'])
    .execute()

/** How many of these collect statistics. */
export const countCollecting = async (tx: Tx, ids: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from licensing.deliverable where id = any(${ids}) and retroview`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What is left to enable for these owners. */
export interface Lacking {
  /** Whether any licence lacks statistics. */
  readonly any: boolean
  /** Whether any has them. */
  readonly collects: boolean
  /** How many lack them and can have them enabled by their owner. */
  readonly count: number
}

export const findLacking = async (tx: Tx, owners: Owners): Promise<Lacking> => {
  const { rows } = await sql<Lacking>`
    select coalesce(bool_or(not retroview), false) as any, coalesce(bool_or(retroview), false) as collects,
      (count(*) filter (where not retroview and retroview_manageable))::int as count
    from licensing.deliverable where ${isOf(owners)}`.execute(tx)
  return rows[0] ?? { any: false, collects: false, count: 0 }
}
