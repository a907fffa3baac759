import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import { findByWords, wasFound } from '../../../platform/database/search-words.ts'
import type { BillingCreditNote, DB, Json } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'

export type CreditNoteRow = Selectable<BillingCreditNote>

export const insertCreditNote = async (tx: Tx, row: Insertable<BillingCreditNote>): Promise<void> => {
  await tx.insertInto('billing.credit_note').values(row).execute()
}

export const findCreditNote = (tx: Tx, id: string): Promise<CreditNoteRow | undefined> =>
  tx.selectFrom('billing.credit_note').selectAll().where('id', '=', id).executeTakeFirst()

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
    .where(sql<boolean>`issued_at >= ${startOfDay(from)} and issued_at < ${endOfDay(to)}`)
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
  /** A substring of the number, the invoice’s number or the reason: for lists of few rows. */
  readonly text?: string
  /** The result of `foundNotesForStaff`. */
  readonly found?: RawBuilder<boolean>
}

export type ListedNoteRow = CreditNoteRow & {
  /** What is told of the order, with its frozen buyer. */
  readonly order: { readonly number: string; readonly tax_percent: string; readonly buyer: Json }
}

const noteList = {
  name: 'credit_notes',
  sortKeys: {
    issued_at: { expression: sql`issued_at`, type: 'timestamptz' },
    amount: { expression: sql`total`, type: 'numeric' },
  },
  id: sql`id`,
} as const satisfies ListShape

/** Staff’s search among all credit notes: their number, words of their order, or those of accounts found by these words. */
export const foundNotesForStaff = async (
  tx: Tx,
  text: string,
  named: readonly string[],
): Promise<RawBuilder<boolean>> => {
  const [found, orders] = await Promise.all([findByWords(tx, 'credit_note', text), findByWords(tx, 'order', text)])
  const ofOrders = orders.left.length === 0 ? (orders.ids ?? []) : []
  return wasFound(
    found,
    sql`number`,
    sql<boolean>`order_id = any(${ofOrders}::uuid[]) or account_id = any(${named}::uuid[])`,
  )
}

const orderNumber = sql<string>`(select number from billing."order" where id = "billing"."credit_note".order_id)`

const narrowed = <Row>(
  notes: SelectQueryBuilder<DB, 'billing.credit_note', Row>,
  { owners, currency, from, to, text, found }: CreditNoteFilter,
) => {
  // Matches the partial index for the list of all customers.
  let query = notes.where(owners === undefined ? sql<boolean>`number <> ''` : sql<boolean>`account_id = any(${owners})`)
  if (currency !== undefined) query = query.where('currency', '=', currency)
  if (from !== undefined) query = query.where('issued_at', '>=', startOfDay(from))
  if (to !== undefined) query = query.where('issued_at', '<', endOfDay(to))
  if (text !== undefined && text !== '') {
    const pattern = contains(text)
    query = query.where((eb) =>
      eb.or([eb('number', 'ilike', pattern), eb('reason', 'ilike', pattern), eb(orderNumber, 'ilike', pattern)]),
    )
  }
  if (found !== undefined) query = query.where(found)
  return query
}

/** Credit notes by their own date. */
export const listNotes = (tx: Tx, filter: CreditNoteFilter, page: PageRequest): Promise<Page<ListedNoteRow>> =>
  readPage(
    narrowed(
      tx
        .selectFrom('billing.credit_note')
        .selectAll()
        .select(
          sql<ListedNoteRow['order']>`(
            select json_build_object('number', number, 'tax_percent', tax_percent::text, 'buyer', buyer)
            from billing."order" where id = "billing"."credit_note".order_id)`.as('order'),
        ),
      filter,
    ),
    noteList,
    page,
  )

/** The totals by currency, as plain decimals. */
export const sumNotes = (tx: Tx, filter: CreditNoteFilter) =>
  narrowed(tx.selectFrom('billing.credit_note'), filter)
    .select([
      'currency',
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(net)::text`.as('net'),
      sql<string>`sum(tax)::text`.as('tax'),
      sql<string>`sum(total)::text`.as('total'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()

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
