import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { SupportTicketCategory } from '../../../platform/database/tables.generated.ts'

export type CategoryRow = Selectable<SupportTicketCategory>

/** The most categories offered to choose from. */
const most = 200

export const findCategories = async (tx: Tx, ids: readonly string[]): Promise<CategoryRow[]> =>
  ids.length === 0 ? [] : tx.selectFrom('support.ticket_category').selectAll().where('id', 'in', ids).execute()

export const findCategory = (tx: Tx, id: string): Promise<CategoryRow | undefined> =>
  tx.selectFrom('support.ticket_category').selectAll().where('id', '=', id).executeTakeFirst()

/** Categories that customers can choose. */
export const listCategories = (tx: Tx, kind: string, product: string): Promise<CategoryRow[]> =>
  tx
    .selectFrom('support.ticket_category')
    .selectAll()
    .where('kind', '=', kind)
    .where('product', '=', product)
    .where('offered', '=', true)
    .orderBy('name')
    .limit(most)
    .execute()

/** Includes those that are no longer offered. */
export const listAllCategories = (
  tx: Tx,
  { kind, product }: { readonly kind?: string | undefined; readonly product?: string | undefined },
): Promise<CategoryRow[]> => {
  let query = tx.selectFrom('support.ticket_category').selectAll()
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (product !== undefined) query = query.where('product', '=', product)
  return query.orderBy('kind').orderBy('product').orderBy('name').limit(1000).execute()
}

/** Serialises changes to the categories of the brand until the transaction ends, because names must be unique. */
export const lockCategories = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('ticket categories of ' || platform.tenant(), 0))`.execute(tx)
}

export const insertCategory = async (tx: Tx, row: Insertable<SupportTicketCategory>): Promise<void> => {
  await tx.insertInto('support.ticket_category').values(row).execute()
}

export const updateCategory = async (tx: Tx, id: string, change: Updateable<SupportTicketCategory>): Promise<void> => {
  await tx.updateTable('support.ticket_category').set(change).where('id', '=', id).execute()
}
