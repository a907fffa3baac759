import type { Member, MemberBody } from '@foyer/contract/company/company.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { companyEntry } from '../audit-company.ts'
import { tellOfCompany } from '../letters/company-letter.ts'
import { companyPolicy } from '../policy.ts'
import { presentMembers } from '../read-company.ts'
import type { Services } from '../services.ts'
import { lockPlace } from '../visibility/company-access.ts'
import { loseSight, mailedRights } from '../visibility/lose-sight.ts'
import { deleteMember, findMember, type MemberRow, updateRoles } from './member-store.ts'
import { mayChange, sameRoles } from './membership-rules.ts'
import { findOpenTransfer, updateTransferEnd } from './transfer-store.ts'

/** A member of the caller's company whom the caller may change. 404 for members of other companies, 403 for the owner and for oneself. */
const changeable = async (tx: Tx, caller: MemberRow, id: string): Promise<MemberRow> => {
  const member = isId(id) ? await findMember(tx, id) : undefined
  if (member?.company_id !== caller.company_id) throw failure('not_found')
  if (!mayChange(caller.account_id, member)) throw failure('forbidden')
  return member
}

const nameOf = async ({ account }: Services, tx: Tx, id: string): Promise<string> => (await account.get(tx, id)).email

/**
 * Applies from the member's next call on, since roles are read with each call. Roles that are left out keep their stored value, which
 * another device may have changed.
 */
export const changeRoles =
  (services: Services) =>
  (call: ActorCall, id: string, { roles: changes }: MemberBody): Promise<Member> =>
    services.database.transaction(call.tenant, async (tx) => {
      const caller = await lockPlace(tx, call, companyPolicy.changeMember)
      const member = await changeable(tx, caller, id)
      const { billing, tickets, deliverables, retroview } = { ...member, ...changes }
      const roles = { billing, tickets, deliverables, retroview }
      if (!sameRoles(member, roles)) {
        const email = await nameOf(services, tx, id)
        await updateRoles(tx, id, roles)
        // Whoever did not see the bills before may get them by mail all the same, because the owner entered their address.
        const lost = mailedRights.filter((right) => !roles[right] && (right === 'tickets' || member[right]))
        await loseSight(services, tx, auditedBy(call), caller.account_id, [id], lost)
        const entry = companyEntry(auditedBy(call), 'member_roles_changed', caller.company_id, id, { email, roles })
        await services.audit(tx, entry)
      }
      const [changed] = await presentMembers(services, tx, caller, [{ ...member, ...roles }])
      if (changed === undefined) throw new Error('unreachable: one row in, one out')
      return changed
    })

/** A pending offer of the company ends when the member leaves. */
export const dropTransferTo = async ({ clock }: Services, tx: Tx, { company_id, account_id }: MemberRow) => {
  const now = clock.now()
  const offer = await findOpenTransfer(tx, company_id, now)
  if (offer?.to_id === account_id) await updateTransferEnd(tx, company_id, 'withdrawn', now)
}

export const removeMember =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const caller = await lockPlace(tx, call, companyPolicy.removeMember)
      const member = await changeable(tx, caller, id)
      const email = await nameOf(services, tx, id)
      await dropTransferTo(services, tx, member)
      await deleteMember(tx, id)
      await loseSight(services, tx, auditedBy(call), caller.account_id, [id])
      const { company_id, account_id: actor_id, tenant } = caller
      await tellOfCompany(services, tx, { tenant, kind: 'member_removed', company_id, reader_id: id, actor_id })
      await services.audit(tx, companyEntry(auditedBy(call), 'member_removed', caller.company_id, id, { email }))
      await services.account.announceCompanyOf(tx, tenant, [id])
    })
