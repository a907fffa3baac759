import { isNothing } from '@foyer/contract/vocabulary/money.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Owners } from '../../company/index.ts'
import { chargingOf, type ListedOrderRow, owed } from './order-store.ts'

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

export type OpenOrderRow = OpenOrder &
  Pick<ListedOrderRow, 'charging' | 'currency'> & { readonly number: string; readonly total: string }

/**
 * The oldest unpaid order of each licence. Orders for the remaining days come before the one for the next period. The rows are found by
 * `among` before they are sorted: an index in the order of the licences would read those of the whole brand.
 */
const firstOpen = (among: RawBuilder<boolean>, more: RawBuilder<unknown>) => sql`
  with open as materialized (
    select id, deliverable_id, purpose, due_on, created_at${more} from billing."order" where ${among} and ${owed})
  select distinct on (deliverable_id) id, deliverable_id, purpose, due_on::text${more} from open
  where deliverable_id is not null
  order by deliverable_id, purpose = 'prolong', created_at`

/** Those of some licences, with what a licence shows of them. The cards are only read for what will be charged. */
export const findOpenOrders = async (tx: Tx, deliverableIds: readonly string[]): Promise<OpenOrderRow[]> => {
  if (deliverableIds.length === 0) return []
  const more = sql`, account_id, number, total, currency, charged_on`
  const { rows } = await sql<OpenOrderRow>`
    select id, deliverable_id, purpose, due_on, number, total, currency, ${chargingOf('first')} as charging
    from (${firstOpen(sql`deliverable_id = any(${deliverableIds})`, more)}) first`.execute(tx)
  return rows
}

/** For all licences of these owners, or of everybody if no owners are given. */
export const listOpenOrders = async (tx: Tx, owners: Owners | undefined): Promise<OpenOrder[]> => {
  const among =
    owners === undefined ? sql<boolean>`deliverable_id is not null` : sql<boolean>`account_id = any(${owners})`
  return (await sql<OpenOrder>`${firstOpen(among, sql``)}`.execute(tx)).rows
}
