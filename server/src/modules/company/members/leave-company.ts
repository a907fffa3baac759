import { auditedBy, type AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { companyEntry } from '../audit-company.ts'
import { tellOfCompany } from '../letters/company-letter.ts'
import { companyPolicy } from '../policy.ts'
import type { Services } from '../services.ts'
import { lockPlace } from '../visibility/company-access.ts'
import { loseSight } from '../visibility/lose-sight.ts'
import { dropTransferTo } from './change-member.ts'
import { deleteCompany, deleteMember, listMembers, type MemberRow } from './member-store.ts'
import { judgeDeparture } from './membership-rules.ts'

/**
 * Removes somebody from their company, which is locked. The company ends with its last member. 409 for an owner who would leave others
 * behind.
 */
export const depart = async (
  services: Services,
  tx: Tx,
  member: MemberRow,
  email: string,
  who: AuditedBy,
): Promise<void> => {
  const people = await listMembers(tx, member.company_id)
  const others = people.length - 1
  const departure = judgeDeparture({ company_id: member.company_id, owner: member.owner, others })
  if (departure.kind === 'refused') throw failure(departure.code)
  await dropTransferTo(services, tx, member)
  await services.audit(tx, companyEntry(who, 'company_left', member.company_id, member.account_id, { email }))
  const owner = people.find((each) => each.owner && each.account_id !== member.account_id)
  if (owner !== undefined) {
    const { tenant, company_id, account_id: actor_id } = member
    await tellOfCompany(services, tx, {
      tenant,
      kind: 'member_left',
      company_id,
      reader_id: owner.account_id,
      actor_id,
    })
  }
  await (departure.kind === 'dissolve' ? deleteCompany(tx, member.company_id) : deleteMember(tx, member.account_id))
  await services.account.announceCompanyOf(tx, member.tenant, [member.account_id])
  if (owner !== undefined) await loseSight(services, tx, who, owner.account_id, [member.account_id])
}

export const leaveCompany =
  (services: Services) =>
  (call: ActorCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const member = await lockPlace(tx, call, companyPolicy.leaveCompany)
      // An owner who leaves closes the company. Like a transfer, that must be done in person.
      if (member.owner && call.actor.acting_operator !== null) throw failure('in_person_only')
      await depart(services, tx, member, call.actor.email, auditedBy(call))
    })
