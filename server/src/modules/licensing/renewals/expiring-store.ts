import type { Tx } from '../../../platform/database/database.ts'

export interface ExpiringLicence {
  readonly deliverable_id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
  readonly paid_till: string
}

/** Licences whose last paid day is in this range and which nothing renews. Blocked ones are left out, because nobody can renew them. */
export const listExpiring = async (tx: Tx, after: string, till: string): Promise<ExpiringLicence[]> => {
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select(['id', 'account_id', 'human_id', 'sku_name', 'paid_till'])
    .where('terminated_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('auto_renewable', '=', false)
    .where('paid_till', '>', after)
    .where('paid_till', '<=', till)
    .execute()
  return rows.flatMap(({ id, account_id, human_id, sku_name, paid_till }) =>
    paid_till === null ? [] : [{ deliverable_id: id, account_id, human_id, name: sku_name, paid_till }],
  )
}
