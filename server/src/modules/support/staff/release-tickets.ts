import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import type { Services } from '../services.ts'
import { assignToNobody, lockOpenTickets, type TicketKeeper } from './keeper-store.ts'

/** Entries of the audit log in one statement, which has a limit of parameters. */
const atOnce = 1000

/** Assigns the open tickets of an operator to nobody, in the transaction that blocks them. */
export const releaseTickets =
  ({ audit }: Pick<Services, 'audit'>) =>
  async (tx: Tx, call: OperatorCall, keeper: TicketKeeper, reason: string | undefined): Promise<void> => {
    const tickets = await lockOpenTickets(tx, keeper)
    await assignToNobody(
      tx,
      tickets.map(({ id }) => id),
    )
    const entries = tickets.map(({ id, account_id, manager_name }) => ({
      ...auditedByOperator(call),
      reason,
      action: 'ticket_assigned',
      ...ofTicket(id, account_id),
      changes: { from: manager_name, to: null },
    }))
    for (let at = 0; at < entries.length; at += atOnce) await audit(tx, entries.slice(at, at + atOnce))
  }
