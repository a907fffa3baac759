import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { BillingBooksCompared, BillingDiscrepancy } from '../../../platform/database/tables.generated.ts'

export type DiscrepancyRow = Selectable<BillingDiscrepancy>

export interface Difference {
  readonly kind: 'unknown_capture' | 'missing_capture' | 'other_amount' | 'other_refund'
  readonly transaction_id: string
  readonly order_id: string | null
  readonly currency: string
  readonly ours: string | null
  readonly theirs: string | null
}

/** A movement of money at a gateway that our books contain: a payment or a refund. */
export interface BookedPayment {
  readonly transaction_id: string
  readonly order_id: string | null
  /** In UTC. */
  readonly day: string
  readonly amount: string
  readonly refunded: string
  readonly currency: string
  /** Also paid through the gateway, not only recorded by hand. */
  readonly through_gateway: boolean
}

/** Days in UTC, both of them whole. */
export interface Days {
  readonly from: string
  readonly to: string
}

/**
 * Payments of these days, and those with these transaction ids, whenever they were booked: each kind is found by an index of its own.
 * What arrived beyond a payment with the same transaction counts with it, as it does at the gateway.
 */
export const listBooked = async (
  tx: Tx,
  gateway: string,
  { from, to }: Days,
  transactionIds: readonly string[],
): Promise<BookedPayment[]> => {
  const { rows } = await sql<BookedPayment>`
    select p.transaction_id, p.order_id, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (p.amount + coalesce(s.amount, 0))::text as amount, p.currency, p.attempt_id is not null as through_gateway,
      ((select coalesce(sum(r.amount), 0) from billing.refund r where r.payment_id = p.id and r.state = 'succeeded' and r.origin <> 'dispute')
        + case when s.state = 'succeeded' then s.amount else 0 end)::text as refunded
    from (
      select * from billing.payment
      where gateway = ${gateway} and created_at >= ${startOfDay(from)} and created_at < ${endOfDay(to)} and transaction_id <> ''
      union
      select * from billing.payment where gateway = ${gateway} and transaction_id = any(${transactionIds})) p
    left join billing.refund s on s.tenant = p.tenant and s.gateway = p.gateway and s.transaction_id = p.transaction_id
      and s.origin in ('surplus', 'verification')
    union all
    select r.transaction_id, r.order_id, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD'), r.amount::text, r.currency, false,
      case when r.state = 'succeeded' then r.amount else 0 end::text
    from billing.refund r
    where r.gateway = ${gateway} and r.payment_id is null and r.transaction_id = any(${transactionIds})
      and not exists (select from billing.payment p where p.tenant = r.tenant and p.gateway = r.gateway and p.transaction_id = r.transaction_id)`.execute(
    tx,
  )
  return rows
}

/** The last day that was compared; undefined before the first time. */
export const findComparedTill = async (tx: Tx, gateway: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('billing.books_compared')
    .select('till')
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.till
}

export const noteComparedTill = async (tx: Tx, row: Insertable<BillingBooksCompared>): Promise<void> => {
  const { till } = row
  await tx
    .insertInto('billing.books_compared')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'gateway']).doUpdateSet({ till }))
    .execute()
}

/**
 * False if nothing has changed. A discrepancy that a person has resolved stays resolved unless its sums change. One that had resolved
 * itself and differs again is reopened.
 */
export const putDiscrepancy = async (tx: Tx, row: Insertable<BillingDiscrepancy>): Promise<boolean> => {
  const { ours, theirs, order_id, found_at } = row
  const open = { resolved_at: null, resolved_by: null, resolution: null }
  const written = await tx
    .insertInto('billing.discrepancy')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'gateway', 'kind', 'transaction_id'])
        .doUpdateSet({ ours, theirs, order_id, found_at, ...open })
        .where(
          sql<boolean>`(discrepancy.ours, discrepancy.theirs) is distinct from (excluded.ours, excluded.theirs)
            or discrepancy.resolved_at is not null and discrepancy.resolved_by is null`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Discrepancies that no longer exist have resolved themselves. */
export const resolveDiscrepancies = async (
  tx: Tx,
  gateway: string,
  looked: readonly string[],
  stillDifferent: readonly string[],
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('billing.discrepancy')
    .set({ resolved_at: at })
    .where('gateway', '=', gateway)
    .where('resolved_at', 'is', null)
    .where(sql<boolean>`transaction_id = any(${looked}) and not transaction_id = any(${stillDifferent})`)
    .execute()
}

/** Undefined if no open one has this id. */
export const settleDiscrepancy = (
  tx: Tx,
  id: string,
  how: { readonly resolved_at: Date; readonly resolved_by: string; readonly resolution: string },
): Promise<DiscrepancyRow | undefined> =>
  tx
    .updateTable('billing.discrepancy')
    .set(how)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Those that are not resolved, latest first, with their total number. */
export const listDiscrepancies = async (
  tx: Tx,
  limit: number,
): Promise<{ readonly count: number; readonly rows: readonly DiscrepancyRow[] }> => {
  const rows = await tx
    .selectFrom('billing.discrepancy')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('resolved_at', 'is', null)
    .orderBy('found_at', 'desc')
    .limit(limit)
    .execute()
  return { count: rows[0]?.count ?? 0, rows }
}

const discrepancyList = {
  name: 'discrepancies',
  sortKeys: { found_at: { expression: sql`found_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

/** Those that are not resolved, in pages. */
export const pageDiscrepancies = (tx: Tx, page: PageRequest): Promise<Page<DiscrepancyRow>> =>
  readPage(tx.selectFrom('billing.discrepancy').selectAll().where('resolved_at', 'is', null), discrepancyList, page)
