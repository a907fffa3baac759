import type { StaffTicket } from '@foyer/contract/operator/ticket.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import { auditedBy, auditedByOperator } from '../../platform/audit/audit.ts'
import type { ActorCall, OperatorCall } from '../../platform/http/call.ts'
import { moveTicket } from './move-ticket.ts'
import { ticketForStaff } from './read-as-staff.ts'
import { ticketForCustomer } from './read-ticket.ts'
import type { Services } from './services.ts'
import { updateTicket } from './store.ts'
import { lockAnyTicket, lockReadableTicket } from './ticket-access.ts'

type Decision = 'closed' | 'reopened'

const because = (reason: string | undefined): { readonly reason?: string } => (reason === undefined ? {} : { reason })

/** Staff close a ticket or take it up again; 409 where it already is so. */
export const decideAsStaff =
  (services: Services, decision: Decision) =>
  (call: OperatorCall, id: string, reason?: string): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockAnyTicket(tx, id)
      await moveTicket(services, tx, ticket, decision, { ...auditedByOperator(call), ...because(reason) })
      return ticketForStaff(services, tx, id)
    })

/** The customer does: it is solved, or it is not after all. Everybody who has the ticket's mails is told, so it counts as words do. */
export const decideAsCustomer =
  (services: Services, decision: Decision) =>
  async (call: ActorCall, id: string): Promise<Ticket> => {
    await services.limits.words.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockReadableTicket(services, tx, call, id)
      await moveTicket(services, tx, ticket, decision, auditedBy(call))
      return ticketForCustomer(services, tx, call, id)
    })
  }

/** Who takes care of it from now on; null for nobody. */
export const assignTicket =
  (services: Services) =>
  (call: OperatorCall, id: string, manager_name: string | null, reason?: string): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockAnyTicket(tx, id)
      await updateTicket(tx, ticket.id, { manager_name })
      await services.audit(tx, {
        ...auditedByOperator(call),
        ...because(reason),
        action: 'ticket_assigned',
        object_type: 'ticket',
        object_id: ticket.id,
        account_id: ticket.account_id,
        changes: { from: ticket.manager_name, to: manager_name },
      })
      return ticketForStaff(services, tx, id)
    })
