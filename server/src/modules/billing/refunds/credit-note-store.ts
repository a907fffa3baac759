import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { BillingCreditNote, Json } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'

export type CreditNoteRow = Selectable<BillingCreditNote>

export const insertCreditNote = async (tx: Tx, row: Insertable<BillingCreditNote>): Promise<void> => {
  await tx.insertInto('billing.credit_note').values(row).execute()
}

/** Oldest first. */
export const listCreditNotes = (tx: Tx, orderId: string): Promise<CreditNoteRow[]> =>
  tx
    .selectFrom('billing.credit_note')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()

/** Those issued to these owners between two days in UTC, both included; oldest first. */
export const listIssuedNotes = (
  tx: Tx,
  owners: Owners,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<CreditNoteRow, 'id' | 'order_id' | 'number'>[]> =>
  tx
    .selectFrom('billing.credit_note')
    .select(['id', 'order_id', 'number'])
    .where(sql<boolean>`account_id = any(${owners})`)
    .where(sql<boolean>`issued_at >= ${from}::date and issued_at < ${to}::date + 1`)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()

export interface CreditNoteFilter {
  /** All customers if left out. */
  readonly owners?: Owners
  readonly currency?: string
  /** Days in UTC, both included. */
  readonly from?: string
  readonly to?: string
}

export type ListedNoteRow = CreditNoteRow & {
  readonly order_number: string
  readonly tax_percent: string
  /** The frozen buyer of the order. */
  readonly buyer: Json
}

const noteList = {
  name: 'credit_notes',
  sortKeys: { issued_at: { expression: sql`note.issued_at`, type: 'timestamptz' } },
  id: sql`note.id`,
} as const satisfies ListShape

/** Credit notes of all invoices, for staff. */
export const listNotes = (
  tx: Tx,
  { owners, currency, from, to }: CreditNoteFilter,
  page: PageRequest,
): Promise<Page<ListedNoteRow>> => {
  let query = tx
    .selectFrom('billing.credit_note as note')
    .innerJoin('billing.order as order', 'order.id', 'note.order_id')
    .selectAll('note')
    .select(['order.number as order_number', 'order.tax_percent', 'order.buyer'])
    // Matches the partial index for the list of all customers.
    .where(owners === undefined ? sql<boolean>`note.number <> ''` : sql<boolean>`note.account_id = any(${owners})`)
  if (currency !== undefined) query = query.where('note.currency', '=', currency)
  if (from !== undefined) query = query.where('note.issued_at', '>=', sql<Date>`${from}::date`)
  if (to !== undefined) query = query.where('note.issued_at', '<', sql<Date>`${to}::date + 1`)
  return readPage(query, noteList, page)
}

/** The total credited of the order so far, as plain decimals. */
export const sumCredited = (tx: Tx, orderId: string): Promise<{ readonly tax: string; readonly total: string }> =>
  tx
    .selectFrom('billing.credit_note')
    .select([
      sql<string>`coalesce(sum(tax), 0)::text`.as('tax'),
      sql<string>`coalesce(sum(total), 0)::text`.as('total'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
