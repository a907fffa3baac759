import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { SupportAttachment } from '../../../platform/database/tables.generated.ts'
import type { Payer } from './file-rules.ts'

export type AttachmentRow = Selectable<SupportAttachment> & { readonly internal: boolean | null }

/** An attached file that was not removed, and whether it belongs to an internal note. */
export const findAttachment = (tx: Tx, id: string): Promise<AttachmentRow | undefined> =>
  tx
    .selectFrom('support.attachment')
    .leftJoin('support.comment', 'support.comment.id', 'support.attachment.comment_id')
    .selectAll('support.attachment')
    .select('support.comment.internal')
    .where('support.attachment.id', '=', id)
    .where('kept', '=', true)
    .where('support.attachment.removed_at', 'is', null)
    .executeTakeFirst()

export const insertAttachment = async (tx: Tx, row: Insertable<SupportAttachment>): Promise<void> => {
  await tx.insertInto('support.attachment').values(row).execute()
}

/** Records what was found out about a file once it has arrived. */
export const describeAttachment = async (
  tx: Tx,
  id: string,
  about: Pick<AttachmentRow, 'size' | 'type' | 'image'>,
): Promise<void> => {
  await tx.updateTable('support.attachment').set(about).where('id', '=', id).execute()
}

/** Total bytes of the files that this payer has sent after the given moment. */
export const bytesOf = async (tx: Tx, payer: Payer, after: Date): Promise<number> => {
  const files = tx
    .selectFrom('support.attachment')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('bytes'))
    .where('created_at', '>', after)
  const theirs =
    'email' in payer ? files.where('email', '=', payer.email) : files.where('account_id', '=', payer.account_id)
  return (await theirs.executeTakeFirstOrThrow()).bytes
}

/** The same, summed over all addresses without an account that are in copy of an account's tickets. */
export const bytesOfCopies = async (tx: Tx, accountId: string, after: Date): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('support.ticket')
    .innerJoin('support.attachment', 'support.attachment.ticket_id', 'support.ticket.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('support.attachment.size'), eb.lit(0)).as('bytes'))
    .where('support.ticket.account_id', '=', accountId)
    .where('support.attachment.email', 'is not', null)
    .where('support.attachment.created_at', '>', after)
    .executeTakeFirstOrThrow()
  return bytes
}

/**
 * The same under a lock per payer. Concurrent uploads are checked one after another, so that each sees all files
 * finished before it.
 */
export const bytesAtLast = async (tx: Tx, payer: Payer, after: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${'email' in payer ? payer.email : payer.account_id}`}, 0))`.execute(
    tx,
  )
  return bytesOf(tx, payer, after)
}

interface Place {
  readonly ticket_id: string
  readonly comment_id: string | null
}

/** Creation time of files that were given up: long ago, so that the sweep of abandoned uploads finds them. */
const givenUpAt = new Date(0)

/** Attaches the files to a ticket or a comment. Returns false if one of them is gone. */
export const keepAttachments = async (tx: Tx, ids: readonly string[], place: Place): Promise<boolean> => {
  if (ids.length === 0) return true
  const { numUpdatedRows } = await tx
    .updateTable('support.attachment')
    .set({ ...place, kept: true })
    .where('id', 'in', ids)
    .where('kept', '=', false)
    .where('created_at', '>', givenUpAt)
    .executeTakeFirst()
  return Number(numUpdatedRows) === ids.length
}

/**
 * Gives up a file that is not attached: it can no longer be attached and counts against no quota. Returns whether there
 * was such a file.
 */
export const giveUpUnkept = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('support.attachment')
    .set({ created_at: givenUpAt, size: 0 })
    .where('id', '=', id)
    .where('kept', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteUnkept = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('support.attachment').where('id', '=', id).where('kept', '=', false).execute()
}

/** Files of uploads that broke off before the given moment. */
export const findAbandoned = async (tx: Tx, before: Date): Promise<string[]> => {
  const rows = await tx
    .selectFrom('support.attachment')
    .select('id')
    .where(sql<boolean>`not kept`)
    .where('created_at', '<', before)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
