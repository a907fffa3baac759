import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import { findByWords, wasFound } from '../../../platform/database/search-words.ts'
import type { AccountNote } from '../../../platform/database/tables.generated.ts'
import type { AccountRow } from '../store.ts'

export interface CustomerFilter {
  readonly text?: string | undefined
  readonly email?: string | undefined
  readonly country?: string | undefined
  readonly locale?: string | undefined
  readonly blocked?: boolean | undefined
  readonly closed?: boolean | undefined
  readonly newsletter?: boolean | undefined
  /** Days in UTC, both inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Accounts that the search text also matches, because their company has that name. */
  readonly named: readonly string[]
  /** Only these accounts. */
  readonly among?: readonly string[] | undefined
}

const customerList = {
  name: 'customers',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    email: { expression: sql`email`, type: 'text' },
    name: { expression: sql`lower(name || ' ' || second_name)`, type: 'text' },
    country: { expression: sql`country`, type: 'text' },
  },
  id: sql`id`,
} as const satisfies ListShape

/** The columns that the search covers. The migration's index names the same ones. */
const line = sql`concat_ws(' ', email, name, second_name, legal_name, tax_id, phone)`

export const listAccounts = async (
  tx: Tx,
  { text, email, country, locale, blocked, closed, newsletter, from, to, named, among }: CustomerFilter,
  page: PageRequest,
): Promise<Page<AccountRow>> => {
  let query = tx.selectFrom('account.account').selectAll()
  if (email !== undefined) query = query.where('email', '=', email.trim().toLowerCase())
  if (country !== undefined) query = query.where('country', '=', country)
  if (locale !== undefined) query = query.where('locale', '=', locale)
  if (blocked !== undefined) query = query.where('blocked', '=', blocked)
  if (closed !== undefined) query = query.where('closed_at', closed ? 'is not' : 'is', null)
  if (newsletter !== undefined) query = query.where('newsletter', '=', newsletter)
  if (from !== undefined) query = query.where('created_at', '>=', startOfDay(from))
  if (to !== undefined) query = query.where('created_at', '<', endOfDay(to))
  if (among !== undefined) query = query.where(sql<boolean>`id = any(${among}::uuid[])`)
  if (text !== undefined && text !== '') {
    const found = await findByWords(tx, 'customer', text)
    query = query.where(wasFound(found, line, sql`id = any(${named}::uuid[])`))
  }
  return readPage(query, customerList, page)
}

/** The customers whose data a search finds. */
export interface Named {
  readonly ids: readonly string[]
  /** There are too many: none is named. */
  readonly too_many_customers?: true
}

/** Accounts with these words in e-mail, phone or names, for searching lists of their data. */
export const findNamed = async (tx: Tx, text: string): Promise<Named> => {
  const found = await findByWords(tx, 'customer', text)
  if (found.ids === null) return found.left.length === 0 ? { ids: [] } : { ids: [], too_many_customers: true }
  if (found.left.length === 0) return { ids: found.ids }
  const rows = await tx.selectFrom('account.account').select('id').where(wasFound(found, line)).execute()
  return { ids: rows.map(({ id }) => id) }
}

export const findAccount = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  tx.selectFrom('account.account').selectAll().where('id', '=', id).executeTakeFirst()

export type NoteRow = Selectable<AccountNote>

const noteList = {
  name: 'notes',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listNotes = (tx: Tx, accountId: string, page: PageRequest): Promise<Page<NoteRow>> =>
  readPage(tx.selectFrom('account.note').selectAll().where('account_id', '=', accountId), noteList, page)

export const countNotes = async (tx: Tx, accountId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('account.note')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertNote = (tx: Tx, row: Insertable<AccountNote>): Promise<NoteRow> =>
  tx.insertInto('account.note').values(row).returningAll().executeTakeFirstOrThrow()

/** The deleted note, or undefined if the account has no such note. */
export const deleteNote = (tx: Tx, accountId: string, id: string): Promise<NoteRow | undefined> =>
  tx
    .deleteFrom('account.note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
