import { mostSnoozedDays } from '@foyer/contract/operator/snoozing.ts'
import type { SnoozeBody, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import { refuseUnseen } from '../refuse-unseen.ts'
import type { Services } from '../services.ts'
import { updateTicket } from '../store.ts'
import { lockAnyTicket, refuseMerged } from '../ticket-access.ts'
import { firstState } from '../ticket-rules.ts'
import { ticketForStaff } from './read-as-staff.ts'

const longestMs = mostSnoozedDays * dayMs

/**
 * Snoozes a ticket that cannot be answered yet. Its wait goes on, so it returns to its place in the queue. Any reply or
 * decision brings it back early (`moveTicket`). Fails with 409 if the ticket does not wait for the vendor or has moved
 * on since the caller saw it, and with 422 for a time in the past or too far ahead.
 */
export const snoozeTicket =
  (services: Services) =>
  (call: OperatorCall, id: string, { until, reason, ...seen }: SnoozeBody): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = refuseMerged(await lockAnyTicket(tx, id))
      await refuseUnseen(tx, ticket, seen)
      if (ticket.state !== firstState) throw failure('conflict')
      const now = services.clock.now().getTime()
      const at = until === null ? null : new Date(until)
      if (at !== null && (at.getTime() <= now || at.getTime() > now + longestMs))
        throw failure('invalid', { pointer: '/until' })
      await updateTicket(tx, ticket.id, { snoozed_until: at })
      await services.audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: at === null ? 'ticket_woken' : 'ticket_snoozed',
        ...ofTicket(ticket.id, ticket.account_id),
        changes: at === null ? {} : { until: at.toISOString() },
      })
      return ticketForStaff(services, tx, call, id)
    })
