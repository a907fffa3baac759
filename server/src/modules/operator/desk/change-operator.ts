import type { OperatorChange, StaffMember } from '@foyer/contract/operator/staff.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { dropInvitesMadeBy, dropLinksOf } from '../entry/link-store.ts'
import { opens } from '../policy.ts'
import { operatorsWithFactor } from '../second-factor/factor-store.ts'
import type { DeskServices } from '../services.ts'
import { endSessions, type OperatorRow, updateOperator } from '../store.ts'
import { endKeysMadeBy } from './end-keys.ts'
import { lockBoth } from './lock-both.ts'
import { openTicketsOf, ticketKeepers } from './open-tickets.ts'
import { presentOperator } from './present-operator.ts'
import { refuseBeyond } from './refuse-beyond.ts'

type Needs = Pick<DeskServices, 'database' | 'clock' | 'audit' | 'support'>

type Change = Pick<OperatorRow, 'name' | 'role' | 'blocked'>

const whatChanges = (from: OperatorRow, to: Change): Record<string, unknown> => ({
  handle: from.handle,
  ...(from.name !== to.name && { name: { from: from.name, to: to.name } }),
  ...(from.role !== to.role && { role: { from: from.role, to: to.role } }),
  ...(from.blocked !== to.blocked && { blocked: { from: from.blocked, to: to.blocked } }),
})

/** What ends with a right or with the operator: sessions, keys and links in others' hands that they made, and links of their own. */
const endWhatEnds = async (
  { clock, audit }: Needs,
  tx: Tx,
  call: OperatorCall,
  after: OperatorRow,
  reason?: string,
) => {
  const { id, handle, blocked } = after
  // After an unblocking they have to sign in again.
  if (blocked) await endSessions(tx, id, clock.now())
  if (blocked) await dropLinksOf(tx, id)
  if (blocked || !opens(after, 'operators:write')) {
    await endKeysMadeBy({ clock, audit }, tx, call, id, reason)
    await dropInvitesMadeBy(tx, id)
  }
  if (blocked || !opens(after, 'customers:sign_in')) await endActing(tx, handle, clock.now())
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
 * Changes the name or the role, or blocks the operator, which also ends the keys that they made in colleagues' names and the invites that
 * they sent. Only a colleague can change the role, block or release tickets, so that somebody with the right always remains: 403 `second_person_needed` for
 * oneself. 404 if the brand has no such operator, 422 at `/role` if it opens more than the caller's own key or role.
 */
export const changeOperator =
  (services: Needs) =>
  async (call: OperatorCall, id: string, wish: OperatorChange): Promise<StaffMember> => {
    const { database, audit } = services
    const ofOthers = [wish.role, wish.blocked, wish.release_tickets]
    if (id === call.operator.id && ofOthers.some((each) => each !== undefined)) throw failure('second_person_needed')
    return database.transaction(call.tenant, async (tx) => {
      const { found: before, mine } = await lockBoth(services, tx, call, id)
      if (wish.role !== undefined) refuseBeyond(wish.role, mine)
      const { name = before.name, role = before.role, blocked = before.blocked, reason } = wish
      const keepers = name === before.name ? [] : await ticketKeepers(tx, [before])
      const after = await updateOperator(tx, id, { name, role, blocked })
      for (const keeper of keepers) await services.support.staff.renameKeeper(tx, keeper, name)
      await endWhatEnds(services, tx, call, after, reason)
      const changes = whatChanges(before, after)
      if (Object.keys(changes).length > 1)
        await audit(tx, {
          ...auditedByOperator(call),
          action: 'operator_changed',
          object_type: 'operator',
          object_id: id,
          account_id: null,
          reason,
          changes,
        })
      await releaseIf(services, tx, call, after, wish)
      const withFactor = await operatorsWithFactor(tx)
      return presentOperator(after, { withFactor, open_tickets: await openTicketsOf(services, tx, [after]) })
    })
  }
