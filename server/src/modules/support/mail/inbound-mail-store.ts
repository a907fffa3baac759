import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { SupportInboundMail } from '../../../platform/database/tables.generated.ts'

/**
 * Separator that cannot occur in a Message-ID. A mail to several tickets has a row for each, and the ticket id after
 * the separator makes their keys differ.
 */
const between = '\n'

/** Whether the mail came before, to this ticket or to one merged into it. */
const cameBefore = async (tx: Tx, messageId: string, ticketId: string): Promise<boolean> => {
  const { rows } = await sql`
    with recursive here (id) as (
      select ${ticketId}::uuid
      union all
      select ticket.id from here join support.ticket on ticket.merged_into = here.id)
    select from support.inbound_mail
    where ticket_id in (select id from here) and split_part(message_id, ${between}, 1) = ${messageId}`.execute(tx)
  return rows.length > 0
}

/**
 * Records the mail for a ticket that the caller has locked. Returns false if it has come to this ticket before. A mail
 * to several tickets gets one row for each. The key of the first row is the Message-ID alone, as it was for all rows
 * before mails could go to several tickets.
 */
export const insertInboundMail = async (tx: Tx, row: Insertable<SupportInboundMail>): Promise<boolean> => {
  const { message_id, ticket_id } = row
  if (await cameBefore(tx, message_id, ticket_id)) return false
  const insert = async (key: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('support.inbound_mail')
      .values({ ...row, message_id: key })
      .onConflict((conflict) => conflict.columns(['tenant', 'message_id']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  return (await insert(message_id)) || insert(`${message_id}${between}${ticket_id}`)
}
