import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { SupportComment } from '../../platform/database/tables.generated.ts'
import { filesOf, type RemovedRow, type StoredFile } from './store.ts'

export type CommentRow = Selectable<SupportComment> & {
  readonly attachments: readonly StoredFile[]
  readonly removed_files: readonly RemovedRow[]
}

const commentsWithFiles = (tx: Tx) =>
  tx
    .selectFrom('support.comment')
    .selectAll('support.comment')
    .select(filesOf(sql`support.comment.id`))

const commentList = {
  name: 'comments',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listComments = (
  tx: Tx,
  { ticket_id, notes }: { readonly ticket_id: string; readonly notes: boolean },
  page: PageRequest,
): Promise<Page<CommentRow>> => {
  const query = commentsWithFiles(tx).where('ticket_id', '=', ticket_id)
  return readPage(notes ? query : query.where('internal', '=', false), commentList, page)
}

/** A message of a customer's in a ticket of somebody else. */
export type ElsewhereRow = CommentRow & { readonly number: number }

/** What a person wrote in tickets of others. */
export const listCommentsElsewhere = (
  tx: Tx,
  tenant: string,
  authorId: string,
  page: PageRequest,
): Promise<Page<ElsewhereRow>> =>
  readPage(
    commentsWithFiles(tx)
      .innerJoin('support.ticket', 'support.ticket.id', 'support.comment.ticket_id')
      .select('support.ticket.number')
      .where('support.comment.tenant', '=', tenant)
      .where('author_id', '=', authorId)
      .where('author', '=', 'client')
      .where('internal', '=', false)
      .where('support.ticket.account_id', '<>', authorId),
    {
      name: 'comments_elsewhere',
      sortKeys: { created_at: { expression: sql`support.comment.created_at`, type: 'timestamptz' } },
      id: sql`support.comment.id`,
    },
    page,
  )

export const findComment = (tx: Tx, id: string): Promise<CommentRow | undefined> =>
  commentsWithFiles(tx).where('id', '=', id).executeTakeFirst()

export const getComment = (tx: Tx, id: string): Promise<CommentRow> =>
  commentsWithFiles(tx).where('id', '=', id).executeTakeFirstOrThrow()

export type SaidRow = Pick<CommentRow, 'author_name' | 'body' | 'attachments'>

/** The newest comments that customers can see. */
export const newestSaid = (tx: Tx, ticketId: string, most: number): Promise<SaidRow[]> =>
  commentsWithFiles(tx)
    .where('ticket_id', '=', ticketId)
    .where('internal', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The customer's newest reply, if there is one. */
export const newestOfCustomer = (tx: Tx, ticketId: string): Promise<CommentRow | undefined> =>
  commentsWithFiles(tx)
    .where('ticket_id', '=', ticketId)
    .where('author', '=', 'client')
    .where('internal', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts all comments, internal notes included. */
export const countComments = async (tx: Tx, ticketId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('support.comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertComment = async (tx: Tx, row: Insertable<SupportComment>): Promise<void> => {
  await tx.insertInto('support.comment').values(row).execute()
}

export const insertComments = async (tx: Tx, rows: readonly Insertable<SupportComment>[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('support.comment')
      .values([...rows])
      .execute()
}

/** Sets the review on the last reply of staff, and clears it on all others. */
export const markAnswer = async (tx: Tx, ticketId: string, review: CommentRow['review']): Promise<void> => {
  await sql`
    update support.comment as comment
    set review = case when comment.id = last.id then ${review} end
    from (
      select id from support.comment
      where ticket_id = ${ticketId} and author = 'staff' and not internal order by created_at desc, id desc limit 1) as last
    where comment.ticket_id = ${ticketId} and (comment.review is not null or comment.id = last.id)`.execute(tx)
}
