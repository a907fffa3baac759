import type { Company, CompanyBody } from '@foyer/contract/company/company.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { companyEntry } from './audit-company.ts'
import { foundCompany } from './members/join-company.ts'
import { findMember, listMembers, lockPeople, updateTitle } from './members/member-store.ts'
import { companyPolicy } from './policy.ts'
import { companyOf } from './read-company.ts'
import type { Services } from './services.ts'
import { lockPlace } from './visibility/company-access.ts'

/** Creates a company owned by the caller; 409 if they are already in one. */
export const foundOwnCompany =
  (services: Services) =>
  (call: ActorCall, { title }: CompanyBody): Promise<Company> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { account_id, email } = call.actor
      await lockPeople(tx, call.tenant, [email])
      if ((await findMember(tx, account_id)) !== undefined) throw failure('already_in_company')
      await foundCompany(services, tx, title, account_id, services.clock.now(), auditedBy(call))
      return companyOf(services, tx, call)
    })

export const renameCompany =
  (services: Services) =>
  (call: ActorCall, { title }: CompanyBody): Promise<Company> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { company_id, account_id } = await lockPlace(tx, call, companyPolicy.renameCompany)
      await updateTitle(tx, company_id, title)
      await services.audit(tx, companyEntry(auditedBy(call), 'company_renamed', company_id, account_id, { title }))
      const members = await listMembers(tx, company_id)
      await services.account.announceCompanyOf(
        tx,
        call.tenant,
        members.map((member) => member.account_id),
      )
      return companyOf(services, tx, call)
    })
