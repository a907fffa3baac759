import type { OperatorEmailBody, StaffMember } from '@foyer/contract/operator/staff.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import { dropLinksOf } from '../entry/link-store.ts'
import { makeInvite } from '../entry/links.ts'
import { postLinkLetter, tellAdministrators } from '../letters/link-letter.ts'
import { postOperatorLetter } from '../letters/operator-letter.ts'
import { operatorsWithFactor } from '../second-factor/factor-store.ts'
import { proveAgain, proveInPerson } from '../second-factor/prove-presence.ts'
import type { DeskServices } from '../services.ts'
import { endSessions, findOperatorByEmail, moveOperator, type OperatorRow, setPassword, unlessTaken } from '../store.ts'
import { lockBoth } from './lock-both.ts'
import { openTicketsOf } from './open-tickets.ts'
import { isPerson, presentOperator } from './present-operator.ts'
import { refuseAbove } from './refuse-beyond.ts'

/** Nothing opened by the old password or mailed to the old address stays; keys do, as programs use them. */
const shutOut = async ({ clock }: DeskServices, tx: Tx, { id, handle }: OperatorRow): Promise<void> => {
  await setPassword(tx, id, null)
  await endSessions(tx, id, clock.now())
  await endActing(tx, handle, clock.now())
}

/** A person whose address a colleague changed proves that they read it: they choose a new password with a link mailed there. */
const tellNew = async (services: DeskServices, tx: Tx, call: OperatorCall, after: OperatorRow): Promise<void> => {
  const isOwn = after.id === call.operator.id
  // Whoever is unblocked later is invited anew.
  if (!isOwn && isPerson(after) && after.blocked) return undefined
  if (isOwn || !isPerson(after)) return postOperatorLetter(services, tx, call, 'email_given', after.email)
  const path = await makeInvite(services.clock, tx, call, after)
  return postLinkLetter(services, tx, after, path, (words, brand) => words.moved(brand, call.operator.name))
}

const move = async (services: DeskServices, tx: Tx, call: OperatorCall, before: OperatorRow, email: string) => {
  const { id } = before
  if ((await findOperatorByEmail(tx, email)) !== undefined) throw failure('conflict', { pointer: '/email' })
  const isOwn = id === call.operator.id
  const again = !isOwn &&
    isPerson(before) && { invited_at: services.clock.now(), invited_by: call.operator.let_in_by ?? call.operator.id }
  const after = await unlessTaken(moveOperator(tx, id, { email, ...again }))
  if (!again) await dropLinksOf(tx, id)
  else await shutOut(services, tx, before)
  return again ? { ...after, password_hash: null } : after
}

/** The mail to the old address does not name the new one: a stranger may be reading it. */
const tell = async (services: DeskServices, tx: Tx, call: OperatorCall, before: OperatorRow, after: OperatorRow) => {
  await postOperatorLetter(services, tx, call, 'email_taken_away', before.email)
  await tellNew(services, tx, call, after)
  await tellAdministrators(services, tx, call, after, (words, brand, by) => words.colleague_moved(brand, by, after))
}

const setEmail = async (
  services: DeskServices,
  tx: Tx,
  call: OperatorCall,
  id: string,
  { email, reason }: Pick<OperatorEmailBody, 'email' | 'reason'>,
): Promise<StaffMember> => {
  const { found: before, mine } = await lockBoth(services, tx, call, id)
  // A limited key must not take over a role that opens more, its own operator's included.
  refuseAbove(before, mine)
  const after = await move(services, tx, call, before, email.toLowerCase())
  await services.audit(tx, {
    ...auditedByOperator(call),
    action: 'email_changed',
    ...ofOperator(id),
    reason,
    changes: { handle: before.handle, email: { from: before.email, to: after.email } },
  })
  await tell(services, tx, call, before, after)
  const withFactor = await operatorsWithFactor(tx)
  return presentOperator(after, { withFactor, open_tickets: await openTicketsOf(services, tx, [after]) })
}

/**
 * Moves an operator to another address. Of a colleague, the password, the sessions and all open links end, and they choose a new password
 * with a link mailed to the new address; their second factor stays, so that neither action alone opens the console. Throws
 * - 403 if their role opens more than the caller, and `in_person_only` if a key would change its own operator's address,
 * - 409 at `/email` for an address in use,
 * - 422 at `/password` or `/code` if a session has to prove who is there: for one's own address always.
 */
export const setOperatorEmail =
  (services: DeskServices) =>
  async (call: OperatorCall, id: string, { password, code, ...wish }: OperatorEmailBody): Promise<StaffMember> => {
    const isOwn = id === call.operator.id
    // Otherwise anyone who finds a key could become its owner, by a new password mailed to the new address; so could anyone at the console.
    if (isOwn && !call.operator.in_person) throw failure('in_person_only')
    await (isOwn ? proveAgain : proveInPerson)(services, call, { password, code })
    return services.database.transaction(call.tenant, (tx) => setEmail(services, tx, call, id, wish))
  }
