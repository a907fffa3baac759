import type { AssignBody, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import type { AssignedNews } from '../letters/tell-assignee.ts'
import type { Manager, Services } from '../services.ts'
import { type LockedTicket, updateTicket } from '../store.ts'
import { lockAnyTicket } from '../ticket-access.ts'
import { holdManager } from './hold-by-handle.ts'
import { ticketForStaff } from './read-as-staff.ts'

const managerOf = async ({ staff }: Services, tx: Tx, { manager_id }: LockedTicket): Promise<Manager | undefined> =>
  manager_id === null ? undefined : (await staff.byIds(tx, [manager_id])).get(manager_id)

type SeenManager = Pick<AssignBody, 'seen_manager' | 'seen_manager_name'>

/** Fails with 409 `ticket_moved_on`. Callers who do not say whom they saw are not checked. */
const refuseUnseenManager = (
  { manager_name }: LockedTicket,
  manager: Manager | undefined,
  { seen_manager, seen_manager_name }: SeenManager,
): void => {
  const present = { manager: manager?.handle ?? null, manager_name }
  if (
    (seen_manager !== undefined && seen_manager !== present.manager) ||
    (seen_manager_name !== undefined && seen_manager_name !== present.manager_name)
  )
    throw failure('ticket_moved_on', { meta: present })
}

/** What the log calls the managers before and after: with their handles if only these tell them apart. */
const toldManagers = (
  { manager_name: from }: LockedTicket,
  before: Manager | undefined,
  after: Manager | null,
): Readonly<Record<'from' | 'to', string | null>> =>
  before !== undefined && after !== null && before.id !== after.id && from === after.name
    ? { from: `${from} (${before.handle})`, to: `${after.name} (${after.handle})` }
    : { from, to: after?.name ?? null }

/**
 * Fails with 404 for an unknown ticket, with 422 for an operator who is unknown or blocked, and with 409
 * `ticket_moved_on` if the ticket was reassigned meanwhile.
 */
export const assignTicket =
  (services: Services) =>
  (call: OperatorCall, id: string, { operator: handle, reason, ...seen }: AssignBody): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      // Before the ticket, in the order in which blocking an operator locks.
      const manager = handle === null ? null : await holdManager(services, tx, handle, '/operator')
      const ticket = await lockAnyTicket(tx, id)
      const before = await managerOf(services, tx, ticket)
      refuseUnseenManager(ticket, before, seen)
      await updateTicket(tx, ticket.id, { manager_id: manager?.id ?? null, manager_name: manager?.name ?? null })
      await services.audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'ticket_assigned',
        ...ofTicket(ticket.id, ticket.account_id),
        changes: toldManagers(ticket, before, manager),
      })
      if (manager !== null && ![before?.id, call.operator.id].includes(manager.id)) {
        const news: AssignedNews = {
          tenant: call.tenant,
          ticket_id: ticket.id,
          manager_id: manager.id,
          by_name: call.operator.name,
        }
        await services.jobs.announce(tx, 'ticket_assigned', news)
      }
      return ticketForStaff(services, tx, call, id)
    })
