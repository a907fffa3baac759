import type { StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import type { StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { ReceivedFile } from '../../../platform/http/uploads.ts'
import { addTicket } from '../add-ticket.ts'
import type { AssignedNews } from '../letters/tell-assignee.ts'
import { lookAsStaff, refuseHidden, snapshotOf } from '../licences/look-at-licence.ts'
import type { Manager, Services } from '../services.ts'
import { holdManager } from './hold-by-handle.ts'
import { ticketForStaff } from './read-as-staff.ts'

const managerOf = async (
  services: Services,
  tx: Tx,
  { operator }: OperatorCall,
  assigned: string,
): Promise<Manager | null> => {
  if (assigned === 'nobody') return null
  return holdManager(services, tx, assigned === 'me' ? operator.handle : assigned, '/assigned')
}

/** Mails it to the operator who got it, unless they opened it themselves. */
const announceManager = async (
  { jobs }: Services,
  tx: Tx,
  { tenant, operator }: OperatorCall,
  ticket_id: string,
  manager: Manager | null,
): Promise<void> => {
  if (manager === null || manager.id === operator.id) return
  const news: AssignedNews = { tenant, ticket_id, manager_id: manager.id, by_name: operator.name }
  await jobs.announce(tx, 'ticket_assigned', news)
}

/**
 * Opens a ticket for a customer in the vendor's name: after a phone call, or to tell them of something. It waits for
 * the customer, who is mailed as by a reply.
 *
 * Fails with 422 for an unknown customer, category, operator or licence, for a blocked operator, and for a licence that
 * the customer cannot see.
 */
export const openForCustomer =
  (services: Services) =>
  async (
    call: OperatorCall,
    { customer_id, assigned = 'me', ...about }: StaffTicketBody,
    files: readonly ReceivedFile[] = [],
  ): Promise<StaffTicket> => {
    const named = await lookAsStaff(services, call, about.deliverable_id)
    const whose = customer_id ?? named?.customer.id
    if (whose === undefined) throw failure('required', { pointer: '/customer_id' })
    return services.database.transaction(call.tenant, async (tx) => {
      const customer = await services.account.staff.find(tx, whose).catch(atFault('/customer_id'))
      await refuseHidden(services, tx, customer.id, named)
      const manager = await managerOf(services, tx, call, assigned)
      const licence = named && snapshotOf(services, named)
      const by = auditedByOperator(call)
      const id = await addTicket(services, tx, { customer, about, licence, files, by, opener: call.operator, manager })
      await announceManager(services, tx, call, id, manager)
      return ticketForStaff(services, tx, call, id)
    })
  }
