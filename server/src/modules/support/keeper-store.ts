import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { TicketKeeper } from './count-store.ts'

interface KeptTicket {
  readonly id: string
  readonly account_id: string
  readonly manager_name: string
}

/** Locks the open tickets of an operator in the order of their ids, so that two calls at once cannot deadlock. */
export const lockOpenTickets = async (tx: Tx, { id, name }: TicketKeeper): Promise<readonly KeptTicket[]> => {
  const { rows } = await sql<KeptTicket>`
    select id, account_id, manager_name from support.ticket
    where tenant = platform.tenant() and state in ('opened', 'pending')
      and (manager_id = ${id} or manager_id is null and manager_name = ${name})
    order by id for update`.execute(tx)
  return rows
}

export const assignToNobody = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update support.ticket set manager_id = null, manager_name = null
    where id = any(${ids}::uuid[])`.execute(tx)
}
