import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { SupportSavedReply } from '../../../platform/database/tables.generated.ts'

export type SavedReplyRow = Selectable<SupportSavedReply>

const savedReplyList = {
  name: 'saved_replies',
  sortKeys: {
    name: { expression: sql`lower(name)`, type: 'text' },
    uses: { expression: sql`uses`, type: 'integer' },
    last_used_at: { expression: sql`coalesce(last_used_at, '-infinity')`, type: 'timestamptz' },
    updated_at: { expression: sql`updated_at`, type: 'timestamptz' },
  },
  id: sql`id`,
} as const satisfies ListShape

/** The replies of the brand; with a search text, those that contain it in the name or in a text. */
export const listSavedReplies = (tx: Tx, text: string, page: PageRequest): Promise<Page<SavedReplyRow>> => {
  const all = tx.selectFrom('support.saved_reply').selectAll()
  const pattern = contains(text)
  const found = all.where((eb) =>
    eb.or([eb('name', 'ilike', pattern), eb('text_en', 'ilike', pattern), eb('text_ru', 'ilike', pattern)]),
  )
  return readPage(text === '' ? all : found, savedReplyList, page)
}

export const findSavedReply = (tx: Tx, id: string): Promise<SavedReplyRow | undefined> =>
  tx.selectFrom('support.saved_reply').selectAll().where('id', '=', id).executeTakeFirst()

/** The reply, locked until the transaction ends, so that concurrent changes happen one after another. */
export const lockSavedReply = (tx: Tx, id: string): Promise<SavedReplyRow | undefined> =>
  tx.selectFrom('support.saved_reply').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Serialises additions and renames until the transaction ends: names are unique and the number is limited. */
export const lockSavedReplies = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved replies of ' || platform.tenant(), 0))`.execute(tx)
}

/** Whether another reply has this name, ignoring case. */
export const isNameTaken = async (tx: Tx, name: string, but: string): Promise<boolean> => {
  const other = await tx
    .selectFrom('support.saved_reply')
    .select('id')
    .where(sql<boolean>`tenant = platform.tenant() and lower(name) = lower(${name})`)
    .where('id', '<>', but)
    .executeTakeFirst()
  return other !== undefined
}

export const countSavedReplies = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('support.saved_reply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertSavedReply = (tx: Tx, row: Insertable<SupportSavedReply>): Promise<SavedReplyRow> =>
  tx.insertInto('support.saved_reply').values(row).returningAll().executeTakeFirstOrThrow()

export const updateSavedReply = (tx: Tx, id: string, change: Updateable<SupportSavedReply>): Promise<SavedReplyRow> =>
  tx.updateTable('support.saved_reply').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const deleteSavedReply = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('support.saved_reply').where('id', '=', id).execute()
}

/**
 * Counts a use of each reply that still exists. Rows are locked in a fixed order, so that concurrent answers cannot
 * deadlock.
 */
export const countUses = (tx: Tx, ids: readonly string[], at: Date): Promise<void> =>
  writeAlong(
    tx,
    sql`
      update support.saved_reply as used set uses = used.uses + 1, last_used_at = greatest(used.last_used_at, ${at})
      from (select id from support.saved_reply where id = any(${ids}::uuid[]) order by id for update) as locked
      where used.id = locked.id`.compile(tx),
  )

/** Names by id. */
export const namesOfSavedReplies = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('support.saved_reply').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
