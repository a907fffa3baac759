import type { NewOperatorBody, StaffMember } from '@foyer/contract/operator/staff.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofOperator } from '../audited.ts'
import { makeInvite } from '../entry/links.ts'
import { postLinkLetter, tellAdministrators } from '../letters/link-letter.ts'
import { proveInPerson } from '../second-factor/prove-presence.ts'
import type { DeskServices } from '../services.ts'
import { stillMay } from '../still-may.ts'
import { findOperatorByEmail, findOperatorByHandle, insertOperator, type OperatorRow, unlessTaken } from '../store.ts'
import { lockBoth } from './lock-both.ts'
import { openTicketsOf } from './open-tickets.ts'
import { presentOperator } from './present-operator.ts'
import { refuseBeyond } from './refuse-beyond.ts'

type Wish = Omit<NewOperatorBody, 'password' | 'code'>

const add = async ({ clock }: DeskServices, tx: Tx, call: OperatorCall, wish: Wish): Promise<OperatorRow> => {
  const { handle, name, role } = wish
  const email = wish.email.toLowerCase()
  if ((await findOperatorByEmail(tx, email)) !== undefined) throw failure('conflict', { pointer: '/email' })
  if ((await findOperatorByHandle(tx, handle)) !== undefined) throw failure('conflict', { pointer: '/handle' })
  const now = clock.now()
  return unlessTaken(
    insertOperator(tx, {
      id: makeId(clock),
      tenant: call.tenant,
      handle,
      name,
      email,
      role,
      created_at: now,
      invited_at: now,
      // A newcomer invites in the name of whoever let them in: however long the chain, it counts as one person.
      invited_by: call.operator.let_in_by ?? call.operator.id,
    }),
  )
}

const invite = async (services: DeskServices, tx: Tx, call: OperatorCall, wish: Wish): Promise<StaffMember> => {
  const mine = await stillMay(services, tx, call, 'operators:write')
  // Otherwise a limited key could make itself a person with the whole role.
  refuseBeyond(wish.role, mine)
  const added = await add(services, tx, call, wish)
  const path = await makeInvite(services.clock, tx, call, added)
  const { name: by } = call.operator
  await postLinkLetter(services, tx, added, path, (words, brand) => words.invite(brand, by))
  await tellAdministrators(services, tx, call, added, (words, brand, who) => words.colleague_invited(brand, who, added))
  await services.audit(tx, {
    ...auditedByOperator(call),
    action: 'operator_invited',
    ...ofOperator(added.id),
    reason: wish.reason,
    changes: { handle: added.handle, email: added.email, role: added.role },
  })
  return presentOperator(added, { withFactor: new Set(), open_tickets: await openTicketsOf(services, tx, [added]) })
}

/**
 * Adds an operator and mails them a link for choosing a password. Throws
 * - 409 at `/email` or `/handle` if a colleague has it already,
 * - 422 at `/role` if it opens more than the caller's own key or role,
 * - 422 at `/password` or `/code` if a session has to prove who is there: an operator outlives both the session and the password.
 */
export const inviteOperator =
  (services: DeskServices) =>
  async (call: OperatorCall, { password, code, ...wish }: NewOperatorBody): Promise<StaffMember> => {
    await proveInPerson(services, call, { password, code })
    await services.limits.invite.take(call.operator.id)
    return services.database.transaction(call.tenant, (tx) => invite(services, tx, call, wish))
  }

/** Mails a new link, after which the earlier one is invalid. 409 unless the operator was invited, has no password yet and is not blocked. */
export const sendInvite =
  (services: DeskServices) =>
  async (call: OperatorCall, id: string, reason?: string): Promise<void> => {
    await services.limits.invite.take(call.operator.id)
    await services.database.transaction(call.tenant, async (tx) => {
      const { found: invited } = await lockBoth(services, tx, call, id)
      if (invited.invited_at === null || invited.password_hash !== null || invited.blocked) throw failure('conflict')
      const path = await makeInvite(services.clock, tx, call, invited)
      await postLinkLetter(services, tx, invited, path, (words, brand) => words.invite(brand, call.operator.name))
      await tellAdministrators(services, tx, call, invited, (words, brand, by) => words.invite_sent(brand, by, invited))
      await services.audit(tx, {
        ...auditedByOperator(call),
        action: 'operator_invite_sent',
        ...ofOperator(id),
        reason,
        changes: { handle: invited.handle, email: invited.email },
      })
    })
  }
