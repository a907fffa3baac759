import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofAccount } from '../../account/index.ts'
import { companyEntry } from '../audit-company.ts'
import { insertColleague } from '../colleagues/colleague-store.ts'
import type { Services } from '../services.ts'
import type { ColleaguePermissions, CompanyRoles } from '../store.ts'
import { insertCompany, insertMember } from './member-store.ts'

const allRoles: CompanyRoles = { billing: true, tickets: true, deliverables: true, retroview: true }
const noPermissions: ColleaguePermissions = { payments: false, statistics: false, licenses: false, tickets: false }

/** Creates a company whose owner is the caller. Returns its id. */
export const foundCompany = async (
  { clock, audit, account }: Services,
  tx: Tx,
  title: string,
  ownerId: string,
  at: Date,
  who: AuditedBy,
): Promise<string> => {
  const id = makeId(clock)
  const { tenant } = who
  const member = { account_id: ownerId, tenant, company_id: id, owner: true, ...allRoles, joined_at: at }
  await insertCompany(tx, { id, tenant, title, created_at: at })
  await insertMember(tx, member)
  await audit(tx, companyEntry(who, 'company_created', id, ownerId, { title }))
  await account.announceCompanyOf(tx, tenant, [ownerId])
  return id
}

export interface Joining {
  readonly company_id: string
  readonly account_id: string
  readonly email: string
  readonly roles: CompanyRoles
  readonly at: Date
}

export const joinCompany = async (
  { audit, account }: Services,
  tx: Tx,
  { company_id, account_id, email, roles, at }: Joining,
  who: AuditedBy,
): Promise<void> => {
  const { billing, tickets, deliverables, retroview } = roles
  const given = { billing, tickets, deliverables, retroview }
  await insertMember(tx, { account_id, tenant: who.tenant, company_id, owner: false, ...given, joined_at: at })
  await audit(tx, companyEntry(who, 'company_joined', company_id, account_id, { email, roles: given }))
  await account.announceCompanyOf(tx, who.tenant, [account_id])
}

/** Makes two people colleagues. The second one shares nothing yet. */
export const pairUp = async (
  { clock }: Services,
  tx: Tx,
  tenant: string,
  [grantorId, granteeId]: readonly [string, string],
  permissions: ColleaguePermissions = noPermissions,
  at: Date = clock.now(),
): Promise<void> => {
  const pair = { tenant, created_at: at }
  const given = { id: makeId(clock), grantor_id: grantorId, grantee_id: granteeId, ...permissions }
  const received = { id: makeId(clock), grantor_id: granteeId, grantee_id: grantorId, ...noPermissions }
  await insertColleague(tx, { ...pair, ...given })
  await insertColleague(tx, { ...pair, ...received })
}

/** For the demo and tests, which skip the invite. */
export const createCompany =
  (services: Services) =>
  (tenant: string, title: string, ownerId: string, createdAt: Date): Promise<string> =>
    services.database.transaction(tenant, (tx) =>
      foundCompany(services, tx, title, ownerId, createdAt, { tenant, actor: ownerId, actor_ip: null }),
    )

export const addMember =
  (services: Services) =>
  (tenant: string, companyId: string, accountId: string, roles: CompanyRoles, joinedAt: Date): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const { email } = await services.account.get(tx, accountId)
      const joining = { company_id: companyId, account_id: accountId, email, roles, at: joinedAt }
      await joinCompany(services, tx, joining, { tenant, actor: accountId, actor_ip: null })
    })

export const addColleague =
  (services: Services) =>
  (tenant: string, grantorId: string, granteeId: string, permissions: ColleaguePermissions, at: Date): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      await pairUp(services, tx, tenant, [grantorId, granteeId], permissions, at)
      await services.audit(tx, {
        tenant,
        actor: grantorId,
        actor_ip: null,
        action: 'colleague_added',
        ...ofAccount(granteeId, grantorId),
        changes: { ...permissions },
      })
    })
