import type { OperatorChange, StaffMember } from '@foyer/contract/operator/staff.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { endActing } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import { dropInvitesMadeBy, dropLinksOf } from '../entry/link-store.ts'
import { postStandingLetters } from '../letters/standing-letter.ts'
import { opens } from '../policy.ts'
import { operatorsWithFactor } from '../second-factor/factor-store.ts'
import { type Proof, proveInPerson } from '../second-factor/prove-presence.ts'
import type { DeskServices } from '../services.ts'
import { opensMore } from '../standing-rules.ts'
import { endSessions, findOperator, type OperatorRow, updateOperator } from '../store.ts'
import { endKeysMadeBy } from './end-keys.ts'
import { lockBoth } from './lock-both.ts'
import { openTicketsOf, ticketKeepers } from './open-tickets.ts'
import { presentOperator } from './present-operator.ts'
import { refuseAbove, refuseBeyond } from './refuse-beyond.ts'

type Wish = Omit<OperatorChange, keyof Proof>

type Change = Pick<OperatorRow, 'name' | 'role' | 'blocked'>

/** What ends with a right or with the operator: sessions, keys and links in others' hands that they made, and links of their own. */
const endWhatEnds = async (
  { clock, audit }: DeskServices,
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
  { support }: DeskServices,
  tx: Tx,
  call: OperatorCall,
  operator: OperatorRow,
  { release_tickets = false, reason }: Wish,
): Promise<void> => {
  if (!release_tickets) return
  if (!operator.blocked) throw failure('invalid', { pointer: '/release_tickets' })
  for (const keeper of await ticketKeepers(tx, [operator])) await support.staff.release(tx, call, keeper, reason)
}

const wished = ({ name, role, blocked }: OperatorRow, wish: Wish): Change => ({
  name: wish.name ?? name,
  role: wish.role ?? role,
  blocked: wish.blocked ?? blocked,
})

/** A role and an unblocking outlive session and password, as a new operator does. Answers whether a proof was due. */
const proveIfMore = async (
  services: DeskServices,
  call: OperatorCall,
  id: string,
  wish: Wish,
  proof: Proof,
): Promise<boolean> => {
  const found = isId(id) ? await services.database.read(call.tenant, (tx) => findOperator(tx, id)) : undefined
  if (found === undefined || !opensMore(found, wished(found, wish))) return false
  await proveInPerson(services, call, proof)
  return true
}

const change = async (
  services: DeskServices,
  tx: Tx,
  call: OperatorCall,
  id: string,
  { wish, isProven }: { readonly wish: Wish; readonly isProven: boolean },
): Promise<StaffMember> => {
  const { found: before, mine } = await lockBoth(services, tx, call, id)
  if (wish.role !== undefined) refuseBeyond(wish.role, mine)
  // Blocking stays open to limited keys: a program may shut out whoever has left.
  if (wish.role !== undefined || wish.blocked === false) refuseAbove(before, mine)
  const to = wished(before, wish)
  // A colleague was quicker: what asked for no proof before would open more now.
  if (!isProven && opensMore(before, to)) throw failure('conflict')
  const keepers = to.name === before.name ? [] : await ticketKeepers(tx, [before])
  const after = await updateOperator(tx, id, to)
  for (const keeper of keepers) await services.support.staff.renameKeeper(tx, keeper, to.name)
  await endWhatEnds(services, tx, call, after, wish.reason)
  const { name, role, blocked } = after
  const changes = changesOf(before, { name, role, blocked })
  if (Object.keys(changes).length > 0)
    await services.audit(tx, {
      ...auditedByOperator(call),
      action: 'operator_changed',
      ...ofOperator(id),
      reason: wish.reason,
      changes: { handle: before.handle, ...changes },
    })
  await releaseIf(services, tx, call, after, wish)
  await postStandingLetters(services, tx, call, before, after)
  const withFactor = await operatorsWithFactor(tx)
  return presentOperator(after, { withFactor, open_tickets: await openTicketsOf(services, tx, [after]) })
}

/**
 * Changes the name or the role, or blocks the operator, which also ends the keys that they made in colleagues' names and the invites that
 * they sent. An operator who may do more than before, and those who manage operators, are told. Throws
 * - 403 `second_person_needed` for oneself, except for the name: so that somebody with the right always remains,
 * - 403 if the operator's role opens more than the caller may do, except for the name and for blocking,
 * - 404 if the brand has no such operator,
 * - 422 at `/role` if it opens more than the caller's own key or role,
 * - 422 at `/password` or `/code` if a session has to prove who is there, because the operator may do more than before.
 */
export const changeOperator =
  (services: DeskServices) =>
  async (call: OperatorCall, id: string, { password, code, ...wish }: OperatorChange): Promise<StaffMember> => {
    const ofOthers = [wish.role, wish.blocked, wish.release_tickets]
    if (id === call.operator.id && ofOthers.some((each) => each !== undefined)) throw failure('second_person_needed')
    const isProven = await proveIfMore(services, call, id, wish, { password, code })
    return services.database.transaction(call.tenant, (tx) => change(services, tx, call, id, { wish, isProven }))
  }
