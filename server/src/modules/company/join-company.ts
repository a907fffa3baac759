import { makeId } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { type ColleaguePermissions, type CompanyRoles, insertColleague, insertCompany, insertMember } from './store.ts'

const allRoles: CompanyRoles = { billing: true, tickets: true, deliverables: true, retroview: true }
const noPermissions: ColleaguePermissions = { payments: false, statistics: false, licenses: false, tickets: false }

/** Makes a company; who makes it owns it. Returns its id. */
export const createCompany =
  ({ database, clock, audit }: Services) =>
  (tenant: string, title: string, ownerId: string, createdAt: Date): Promise<string> =>
    database.transaction(tenant, async (tx) => {
      const id = makeId(clock)
      const member = { account_id: ownerId, tenant, company_id: id, owner: true, ...allRoles, joined_at: createdAt }
      const about = { object_type: 'company', object_id: id, account_id: ownerId }
      await insertCompany(tx, { id, tenant, title, created_at: createdAt })
      await insertMember(tx, member)
      await audit(tx, { tenant, actor: ownerId, actor_ip: null, action: 'company_created', ...about })
      return id
    })

export const addMember =
  ({ database, audit }: Services) =>
  (tenant: string, companyId: string, accountId: string, roles: CompanyRoles, joinedAt: Date): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const member = {
        account_id: accountId,
        tenant,
        company_id: companyId,
        owner: false,
        ...roles,
        joined_at: joinedAt,
      }
      const about = { object_type: 'company', object_id: companyId, account_id: accountId, changes: { ...roles } }
      await insertMember(tx, member)
      await audit(tx, { tenant, actor: accountId, actor_ip: null, action: 'company_joined', ...about })
    })

/** Makes two people colleagues; what the first shares is given, the second shares nothing yet. */
export const addColleague =
  ({ database, audit }: Services) =>
  (tenant: string, grantorId: string, granteeId: string, permissions: ColleaguePermissions, at: Date): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const pair = { tenant, created_at: at }
      const about = { object_type: 'account', object_id: granteeId, account_id: grantorId, changes: { ...permissions } }
      await insertColleague(tx, { ...pair, grantor_id: grantorId, grantee_id: granteeId, ...permissions })
      await insertColleague(tx, { ...pair, grantor_id: granteeId, grantee_id: grantorId, ...noPermissions })
      await audit(tx, { tenant, actor: grantorId, actor_ip: null, action: 'colleague_added', ...about })
    })
