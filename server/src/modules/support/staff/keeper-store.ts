import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** An operator, with the name by which tickets of imports count as theirs; null if a colleague has the same name. */
export interface TicketKeeper {
  readonly id: string
  readonly name: string | null
}

/** Whose ticket it is: tickets of imports have no more than the name of their manager. The values may be columns. */
export const managedBy = ({ id, name }: { readonly [Fact in keyof TicketKeeper]: unknown }) =>
  sql<boolean>`(manager_id = ${id} or manager_id is null and manager_name = ${name})`

/** Counts the open tickets of each of these operators, by their ids. */
export const countOpenTickets = async (
  tx: Tx,
  keepers: readonly TicketKeeper[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select keeper.id, count(ticket.id)::int as count
    from unnest(${keepers.map(({ id }) => id)}::uuid[], ${keepers.map(({ name }) => name)}::text[]) as keeper (id, name)
    left join support.ticket on tenant = platform.tenant() and state in ('opened', 'pending')
      and ${managedBy({ id: sql.ref('keeper.id'), name: sql.ref('keeper.name') })}
    group by keeper.id`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

interface KeptTicket {
  readonly id: string
  readonly account_id: string
  readonly manager_name: string
}

/** Locks the open tickets of an operator in the order of their ids, so that two calls at once cannot deadlock. */
export const lockOpenTickets = async (tx: Tx, keeper: TicketKeeper): Promise<readonly KeptTicket[]> => {
  const { rows } = await sql<KeptTicket>`
    select id, account_id, manager_name from support.ticket
    where tenant = platform.tenant() and state in ('opened', 'pending') and ${managedBy(keeper)}
    order by id for update`.execute(tx)
  return rows
}

export const assignToNobody = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update support.ticket set manager_id = null, manager_name = null
    where id = any(${ids}::uuid[])`.execute(tx)
}

/** An operator has another name now: their tickets, which show it to customers, follow. */
export const renameKeeper = async (tx: Tx, keeper: TicketKeeper, name: string): Promise<void> => {
  await sql`
    with kept as (
      select id from support.ticket where tenant = platform.tenant() and ${managedBy(keeper)} order by id for update)
    update support.ticket set manager_id = ${keeper.id}, manager_name = ${name}
    from kept where ticket.id = kept.id`.execute(tx)
}
