import type { OperatorChange, StaffMember } from '@foyer/contract/operator/desk.ts'
import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { endActing } from '../../account/index.ts'
import { scopesOfRole } from '../policy.ts'
import { operatorsWithFactor } from '../second-factor/factor-store.ts'
import type { DeskServices } from '../services.ts'
import { endSessions, lockOperator, type OperatorRow, updateOperator } from '../store.ts'
import { endKeysMadeBy } from './end-keys.ts'
import { openTicketsOf, ticketKeepers } from './open-tickets.ts'
import { presentOperator } from './present-operator.ts'

type Needs = Pick<DeskServices, 'database' | 'clock' | 'audit' | 'support'>

const whatChanges = (from: OperatorRow, to: Pick<OperatorRow, 'role' | 'blocked'>): Record<string, unknown> => ({
  handle: from.handle,
  ...(from.role !== to.role && { role: { from: from.role, to: to.role } }),
  ...(from.blocked !== to.blocked && { blocked: { from: from.blocked, to: to.blocked } }),
})

const opens = ({ role }: OperatorRow, scope: OperatorScope): boolean =>
  scopesOfRole[OperatorRole.parse(role)].includes(scope)

/**
 * Locks both operators, always in the same order. If two block each other at once, the second is refused; otherwise everybody could be
 * locked out.
 */
const lockBoth = async (tx: Tx, callerId: string, id: string): Promise<OperatorRow> => {
  const rows = new Map<string, OperatorRow>()
  for (const each of [callerId, id].toSorted()) {
    const row = await lockOperator(tx, each)
    if (row !== undefined) rows.set(each, row)
  }
  const found = rows.get(id)
  if (found === undefined) throw failure('not_found')
  const caller = rows.get(callerId)
  if (caller === undefined || caller.blocked || !opens(caller, 'operators:write')) throw failure('forbidden')
  return found
}

/** Ends what the operator may no longer have. After an unblocking they have to sign in again. */
const endAccess = async (
  { clock, audit }: Needs,
  tx: Tx,
  call: OperatorCall,
  operator: OperatorRow,
  reason: string | undefined,
): Promise<void> => {
  const { id, blocked, handle } = operator
  if (blocked) await endSessions(tx, id, clock.now())
  if (blocked || !opens(operator, 'operators:write')) await endKeysMadeBy({ clock, audit }, tx, call, id, reason)
  if (blocked || !opens(operator, 'customers:sign_in')) await endActing(tx, handle, clock.now())
}

/** Their open tickets become nobody's, if that is wished. Fails with 422 for somebody who may still answer them. */
const releaseIf = async (
  { support }: Needs,
  tx: Tx,
  call: OperatorCall,
  operator: OperatorRow,
  { release_tickets = false, reason }: OperatorChange,
): Promise<void> => {
  if (!release_tickets) return
  if (!operator.blocked) throw failure('invalid', { pointer: '/release_tickets' })
  for (const keeper of await ticketKeepers(tx, [operator])) await support.staff.release(tx, call, keeper, reason)
}

/**
 * Changes the role, or blocks the operator, which also ends the keys that they made in colleagues' names. Only a colleague can do this,
 * so that somebody with the right always remains: 403 `second_person_needed` for oneself, 404 if the brand has no such operator.
 */
export const changeOperator =
  (services: Needs) =>
  async (call: OperatorCall, id: string, wish: OperatorChange): Promise<StaffMember> => {
    const { database, audit } = services
    if (id === call.operator.id) throw failure('second_person_needed')
    if (!isId(id)) throw failure('not_found')
    return database.transaction(call.tenant, async (tx) => {
      const before = await lockBoth(tx, call.operator.id, id)
      const change = { role: wish.role ?? before.role, blocked: wish.blocked ?? before.blocked }
      const after = await updateOperator(tx, id, change)
      await endAccess(services, tx, call, after, wish.reason)
      if (before.role !== after.role || before.blocked !== after.blocked)
        await audit(tx, {
          ...auditedByOperator(call),
          action: 'operator_changed',
          object_type: 'operator',
          object_id: id,
          account_id: null,
          reason: wish.reason,
          changes: whatChanges(before, change),
        })
      await releaseIf(services, tx, call, after, wish)
      const withFactor = await operatorsWithFactor(tx)
      return presentOperator(after, { withFactor, open_tickets: await openTicketsOf(services, tx, [after]) })
    })
  }
