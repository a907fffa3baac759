import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly erased_email: string
}

/** The customers in whose tickets the address is in copy. */
export const listOwnersWithCopy = async (tx: Tx, email: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('support.secondary_email as copy')
    .innerJoin('support.ticket as ticket', 'ticket.id', 'copy.ticket_id')
    .select('ticket.account_id')
    .distinct()
    .where('copy.email', '=', email)
    .orderBy('ticket.account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Removes all copy addresses of the customer’s own tickets. */
export const deleteCopiesOf = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`
    delete from support.secondary_email as copy using support.ticket as ticket
    where ticket.id = copy.ticket_id and ticket.tenant = platform.tenant() and ticket.account_id = ${accountId}`.execute(
    tx,
  )
}

/** Who opened the customer’s tickets, and whose room files took: the texts and the files stay. */
export const unnameTickets = async (tx: Tx, { id, email, erased_email }: Person): Promise<void> => {
  await tx
    .updateTable('support.ticket')
    .set({ creator_name: '', creator_email: erased_email })
    .where('account_id', '=', id)
    .execute()
  await tx.updateTable('support.attachment').set({ email: null }).where('email', '=', email).execute()
}

/** The same for who wrote comments, in any ticket: at most so many after this one. Returns the last id; null if there are no more. */
export const unnameComments = async (
  tx: Tx,
  { id, email, erased_email }: Person,
  after: string,
  most: number,
): Promise<string | null> => {
  const { rows } = await sql<{ last: string | null }>`
    with page as materialized (
      select id, author_id, author_email from support.comment
      where tenant = platform.tenant() and id > ${after}::uuid order by id limit ${most}::integer),
    changed as (
      update support.comment as said set author_name = '', author_email = ${erased_email}
      from page where said.id = page.id and (page.author_id = ${id}::uuid or lower(page.author_email) = ${email}))
    select max(page.id::text)::uuid as last from page`.execute(tx)
  return rows[0]?.last ?? null
}
