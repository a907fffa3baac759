import { isNothing } from '@foyer/contract/vocabulary/money.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Owners } from '../../company/index.ts'
import { owed } from './order-store.ts'

/** The fields of an order that a licence's history shows. */
export interface LicenceOrder {
  readonly id: string
  readonly number: string
  readonly description: string
  readonly created_at: Date
  readonly paid_at: Date | null
  /** The order was free. */
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
  return rows.map(({ total, ...row }) => ({ ...row, free: isNothing(total) }))
}

export interface OpenOrder {
  readonly id: string
  readonly deliverable_id: string
  readonly purpose: string
  readonly due_on: string | null
}

/**
 * The oldest unpaid order of each licence. Orders for the remaining days come before the one for the next period. The rows are found by
 * `among` before they are sorted: an index in the order of the licences would read those of the whole brand.
 */
const openOrders = async (tx: Tx, among: RawBuilder<boolean>): Promise<OpenOrder[]> => {
  const { rows } = await sql<OpenOrder>`
    with open as materialized (
      select id, deliverable_id, purpose, due_on, created_at from billing."order" where ${among} and ${owed})
    select distinct on (deliverable_id) id, deliverable_id, purpose, due_on::text from open
    where deliverable_id is not null
    order by deliverable_id, purpose = 'prolong', created_at`.execute(tx)
  return rows
}

export const findOpenOrders = async (tx: Tx, deliverableIds: readonly string[]): Promise<OpenOrder[]> =>
  deliverableIds.length === 0 ? [] : openOrders(tx, sql`deliverable_id = any(${deliverableIds})`)

/** For all licences of these owners, or of everybody if no owners are given. */
export const listOpenOrders = (tx: Tx, owners: Owners | undefined): Promise<OpenOrder[]> =>
  openOrders(tx, owners === undefined ? sql`deliverable_id is not null` : sql`account_id = any(${owners})`)
