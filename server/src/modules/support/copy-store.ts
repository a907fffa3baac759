import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A copy address of one ticket. */
export interface TicketCopy {
  readonly ticket_id: string
  readonly account_id: string
  readonly email: string
}

/** Serialises adding, moving and ending copies of a customer's tickets. Otherwise an address could be added while its owner loses access. */
export const lockCopies = async (tx: Tx, ownerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket copies ${ownerId}`}, 0))`.execute(tx)
}

/** Removes these addresses from the copies of all tickets of these customers. Returns what was removed. */
export const deleteCopies = (
  tx: Tx,
  ownerIds: readonly string[],
  emails: readonly string[],
): Promise<readonly TicketCopy[]> =>
  tx
    .deleteFrom('support.secondary_email as copy')
    .using('support.ticket as ticket')
    .whereRef('ticket.id', '=', 'copy.ticket_id')
    .where('ticket.account_id', 'in', ownerIds)
    .where('copy.email', 'in', emails)
    .returning(['copy.ticket_id', 'ticket.account_id', 'copy.email'])
    .execute()

/** Moves copies from one address to another, except of tickets that the other gets already. Returns what was moved. */
export const moveCopies = async (
  tx: Tx,
  ownerIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly TicketCopy[]> => {
  const { rows } = await sql<TicketCopy>`
    update support.secondary_email as copy set email = ${to}
    from support.ticket
    where ticket.id = copy.ticket_id and ticket.account_id = any(${ownerIds}::uuid[]) and copy.email = ${from}
      and not exists (
        select from support.secondary_email as other where other.ticket_id = copy.ticket_id and other.email = ${to})
    returning copy.ticket_id, ticket.account_id, ${from}::text as email`.execute(tx)
  return rows
}
