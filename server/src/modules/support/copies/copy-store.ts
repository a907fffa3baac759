import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

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

/** Removes these addresses from the copies of all tickets of these customers, or of one. Returns what was removed. */
export const deleteCopies = (
  tx: Tx,
  ownerIds: readonly string[],
  emails: readonly string[],
  /** Only of this ticket. */
  ticketId?: string,
): Promise<readonly TicketCopy[]> =>
  tx
    .deleteFrom('support.secondary_email as copy')
    .using('support.ticket as ticket')
    .whereRef('ticket.id', '=', 'copy.ticket_id')
    .where('ticket.account_id', 'in', ownerIds)
    .where('copy.email', 'in', emails)
    .$if(ticketId !== undefined, (query) => query.where('ticket.id', '=', ticketId ?? ''))
    .returning(['copy.ticket_id', 'ticket.account_id', 'copy.email'])
    .execute()

/** Whether the owner of an address in copy has confirmed it; undefined if the ticket does not have it. */
export const findCopy = async (
  tx: Tx,
  ticketId: string,
  email: string,
): Promise<'confirmed' | 'unconfirmed' | undefined> => {
  const row = await tx
    .selectFrom('support.secondary_email')
    .select('unconfirmed')
    .where('ticket_id', '=', ticketId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row && (row.unconfirmed ? 'unconfirmed' : 'confirmed')
}

const ofCustomer = (ownerId: string, email: string) => sql`
  from support.ticket where ticket.id = copy.ticket_id and ticket.tenant = platform.tenant() and ticket.account_id = ${ownerId}
    and copy.email = ${email}`

/** Whether the owner of the address has confirmed it for any ticket of the customer. */
export const isConfirmedFor = async (tx: Tx, ownerId: string, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from support.secondary_email as copy where not copy.unconfirmed and exists (select ${ofCustomer(ownerId, email)})
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Confirms the address in all tickets of the customer. Returns in how many it was unconfirmed. */
export const confirmCopies = async (tx: Tx, ownerId: string, email: string): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update support.secondary_email as copy set unconfirmed = false ${ofCustomer(ownerId, email)} and copy.unconfirmed`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** Moves copies from one address to another, except of tickets that the other gets already. Returns what was moved. */
export const moveCopies = async (
  tx: Tx,
  ownerIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly TicketCopy[]> => {
  const { rows } = await sql<TicketCopy>`
    update support.secondary_email as copy set email = ${to}, unconfirmed = false
    from support.ticket
    where ticket.id = copy.ticket_id and ticket.account_id = any(${ownerIds}::uuid[]) and copy.email = ${from}
      and not exists (
        select from support.secondary_email as other where other.ticket_id = copy.ticket_id and other.email = ${to})
    returning copy.ticket_id, ticket.account_id, ${from}::text as email`.execute(tx)
  return rows
}
