import type { StaffTicket } from '@foyer/contract/operator/ticket.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import { auditedBy, auditedByOperator } from '../../platform/audit/audit.ts'
import type { ActorCall, OperatorCall } from '../../platform/http/call.ts'
import { moveTicket } from './move-ticket.ts'
import { supportPolicy } from './policy.ts'
import { ticketForCustomer } from './read-ticket.ts'
import { refuseUnseen, type Seen } from './refuse-unseen.ts'
import type { Services } from './services.ts'
import { ticketForStaff } from './staff/read-as-staff.ts'
import { lockAnyTicket, lockTicketFor } from './ticket-access.ts'

type Decision = 'closed' | 'reopened'

const rules = { closed: supportPolicy.closeTicket, reopened: supportPolicy.reopenTicket } as const

export interface StaffDecision extends Seen {
  readonly reason?: string | undefined
}

/**
 * Staff close or reopen a ticket. Fails with 409 if it is in that state already, or has moved on since the caller saw
 * it, so that no question is closed unread.
 */
export const decideAsStaff =
  (services: Services, decision: Decision) =>
  (call: OperatorCall, id: string, wish: StaffDecision | null): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { reason, ...seen } = wish ?? {}
      const ticket = await lockAnyTicket(tx, id)
      await refuseUnseen(tx, ticket, seen)
      await moveTicket(services, tx, ticket, decision, { ...auditedByOperator(call), reason })
      return ticketForStaff(services, tx, call, id)
    })

/**
 * The customer closes or reopens the ticket. All participants get a mail, so it counts against the rate limit of
 * messages. Fails with 429 `too_many_requests` above it, and with 409 if the ticket is in that state already.
 */
export const decideAsCustomer =
  (services: Services, decision: Decision) =>
  async (call: ActorCall, id: string): Promise<Ticket> => {
    await services.limits.words.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockTicketFor(services, tx, call, id, rules[decision])
      await moveTicket(services, tx, ticket, decision, { ...auditedBy(call), waitsAnew: true })
      return ticketForCustomer(services, tx, call, id)
    })
  }
