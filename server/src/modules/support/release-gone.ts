import { auditedBySystem } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ofTicket } from './audited.ts'
import type { Services } from './services.ts'
import type { LockedTicket } from './store.ts'

type Managed = Pick<LockedTicket, 'manager_id' | 'manager_name'>

const nobody: Managed = { manager_id: null, manager_name: null }

/** An import may have left the name of somebody who never was an operator here. Of namesakes, one may still be there. */
const hasLeft = async (
  { staff }: Pick<Services, 'staff'>,
  tx: Tx,
  { manager_id, manager_name }: Managed,
): Promise<boolean> => {
  if (manager_id !== null) return (await staff.byIds(tx, [manager_id])).get(manager_id)?.blocked !== false
  if (manager_name === null) return false
  const only = await staff.byName(tx, manager_name)
  return only === undefined ? !(await staff.names(tx)).includes(manager_name) : only.blocked
}

/** The manager of a ticket that goes on after it was closed; nobody, if they have been blocked meanwhile. */
export const presentManager = async (
  services: Pick<Services, 'staff'>,
  tx: Tx,
  { manager_id, manager_name }: Managed,
): Promise<Managed> => {
  const managed = { manager_id, manager_name }
  return (await hasLeft(services, tx, managed)) ? nobody : managed
}

/**
 * The change to a ticket that comes back after it was closed: it is nobody's if its manager has left. Blocking somebody releases their open
 * tickets alone, and who looks for unassigned ones would never see it. The log says so.
 */
export const releaseFromGone = async (
  services: Pick<Services, 'staff' | 'audit'>,
  tx: Tx,
  { tenant, id, account_id, ...ticket }: LockedTicket,
): Promise<Partial<Managed>> => {
  const present = await presentManager(services, tx, ticket)
  if (present.manager_name === ticket.manager_name) return {}
  await services.audit(tx, {
    ...auditedBySystem(tenant),
    action: 'ticket_assigned',
    ...ofTicket(id, account_id),
    changes: { from: ticket.manager_name, to: null },
  })
  return present
}
