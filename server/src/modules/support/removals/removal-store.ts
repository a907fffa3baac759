import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { SupportComment } from '../../../platform/database/tables.generated.ts'
import type { LockedTicket } from '../store.ts'

type Said = Selectable<SupportComment>

/** The comment, if it is one of this ticket. */
export const findSaidIn = (tx: Tx, ticketId: string, id: string): Promise<Said | undefined> =>
  tx.selectFrom('support.comment').selectAll().where('id', '=', id).where('ticket_id', '=', ticketId).executeTakeFirst()

/** Comments that were said in this ticket at this very moment. */
export const saidAt = (tx: Tx, ticketId: string, at: Date): Promise<Said[]> =>
  tx.selectFrom('support.comment').selectAll().where('ticket_id', '=', ticketId).where('created_at', '=', at).execute()

/** The customer's merged tickets that were opened at this very moment. */
export const mergedTicketsAt = (tx: Tx, accountId: string, at: Date): Promise<LockedTicket[]> =>
  tx
    .selectFrom('support.ticket')
    .selectAll()
    .where('tenant', '=', sql<string>`platform.tenant()`)
    .where('account_id', '=', accountId)
    .where('created_at', '=', at)
    .where('merged_into', 'is not', null)
    .execute()

export const emptyComment = async (tx: Tx, id: string, removed_at: Date): Promise<void> => {
  await tx.updateTable('support.comment').set({ body: '', removed_at }).where('id', '=', id).execute()
}

export const emptyDescription = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx
    .updateTable('support.ticket')
    .set({ description: '', description_removed_at: at })
    .where('id', '=', id)
    .execute()
}

export interface EmptiedFile {
  readonly ticket_id: string
  readonly comment_id: string | null
}

/** Leaves no more of an attached file than the mark. Undefined if there is no such file, or no longer. */
export const emptyAttachment = async (
  tx: Tx,
  id: string,
  by: { readonly removed_at: Date; readonly removed_by: 'client' | 'staff' },
): Promise<EmptiedFile | undefined> => {
  const row = await tx
    .updateTable('support.attachment')
    .set({ ...by, name: '', size: 0, type: 'application/octet-stream', image: false })
    .where('id', '=', id)
    .where('kept', '=', true)
    .where('removed_at', 'is', null)
    .returning(['ticket_id', 'comment_id'])
    .executeTakeFirst()
  return row?.ticket_id == null ? undefined : { ...row, ticket_id: row.ticket_id }
}
