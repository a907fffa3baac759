import { sql } from 'kysely'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import type { TicketKeeper } from './count-store.ts'
import type { Services } from './services.ts'

interface KeptTicket {
  readonly id: string
  readonly account_id: string
  readonly manager_name: string
}

/** Locks them in the order of their ids, so that two calls at once cannot deadlock. */
const lockOpenTickets = async (tx: Tx, { id, name }: TicketKeeper): Promise<readonly KeptTicket[]> => {
  const { rows } = await sql<KeptTicket>`
    select id, account_id, manager_name from support.ticket
    where tenant = platform.tenant() and state in ('opened', 'pending')
      and (manager_id = ${id} or manager_id is null and manager_name = ${name})
    order by id for update`.execute(tx)
  return rows
}

/** Entries of the audit log in one statement, which has a limit of parameters. */
const atOnce = 1000

/** Assigns the open tickets of an operator to nobody, in the transaction that blocks them. */
export const releaseTickets =
  ({ audit }: Pick<Services, 'audit'>) =>
  async (tx: Tx, call: OperatorCall, keeper: TicketKeeper, reason: string | undefined): Promise<void> => {
    const tickets = await lockOpenTickets(tx, keeper)
    await sql`
      update support.ticket set manager_id = null, manager_name = null
      where id = any(${tickets.map(({ id }) => id)}::uuid[])`.execute(tx)
    const entries = tickets.map(({ id, account_id, manager_name }) => ({
      ...auditedByOperator(call),
      reason,
      action: 'ticket_assigned',
      object_type: 'ticket',
      object_id: id,
      account_id,
      changes: { from: manager_name, to: null },
    }))
    for (let at = 0; at < entries.length; at += atOnce) await audit(tx, entries.slice(at, at + atOnce))
  }
