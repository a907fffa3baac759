import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { SupportComment, SupportTicket, SupportTicketCategory } from '../../platform/database/tables.generated.ts'

export type TicketRow = Selectable<SupportTicket>
export type CategoryRow = Selectable<SupportTicketCategory>

export const insertTicket = async (tx: Tx, row: Insertable<SupportTicket>): Promise<void> => {
  await tx.insertInto('support.ticket').values(row).execute()
}

/** The ticket, locked until the transaction ends: of two replies at once, the later one sees what the earlier one did. */
export const lockTicket = (tx: Tx, id: string): Promise<TicketRow | undefined> =>
  tx.selectFrom('support.ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateTicket = async (tx: Tx, id: string, change: Updateable<SupportTicket>): Promise<void> => {
  await tx.updateTable('support.ticket').set(change).where('id', '=', id).execute()
}

export const insertComment = async (tx: Tx, row: Insertable<SupportComment>): Promise<void> => {
  await tx.insertInto('support.comment').values(row).execute()
}

export const findCategory = (tx: Tx, id: string): Promise<CategoryRow | undefined> =>
  tx.selectFrom('support.ticket_category').selectAll().where('id', '=', id).executeTakeFirst()

export const insertCategory = async (tx: Tx, row: Insertable<SupportTicketCategory>): Promise<void> => {
  await tx.insertInto('support.ticket_category').values(row).execute()
}
