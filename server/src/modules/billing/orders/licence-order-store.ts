import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Owners } from '../../company/index.ts'

/** What a licence's history tells of an order. */
export interface LicenceOrder {
  readonly id: string
  readonly number: string
  readonly description: string
  readonly created_at: Date
  readonly paid_at: Date | null
  /** Nothing was owed. */
  readonly free: boolean
}

export const listLicenceOrders = async (
  tx: Tx,
  tenant: string,
  deliverableId: string,
  since: Date,
  limit: number,
): Promise<LicenceOrder[]> => {
  const rows = await tx
    .selectFrom('billing.order')
    .select(['id', 'number', 'description', 'created_at', 'paid_at', 'total'])
    .where('tenant', '=', tenant)
    .where('deliverable_id', '=', deliverableId)
    .where('created_at', '>=', since)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, free: Number(total) === 0 }))
}

/** Licences of these owners for which something is to be paid; everybody's where none are named. */
export const listUnpaidLicences = async (tx: Tx, owners: Owners | undefined): Promise<string[]> => {
  const unpaid = tx
    .selectFrom('billing.order')
    .select('deliverable_id')
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
  const theirs = owners === undefined ? unpaid : unpaid.where(sql<boolean>`account_id = any(${owners})`)
  const rows = await theirs.execute()
  return [...new Set(rows.flatMap(({ deliverable_id }) => deliverable_id ?? []))]
}
