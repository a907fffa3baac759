import type { Tx } from '../../platform/database/database.ts'
import { addColleague, addMember, createCompany } from './join-company.ts'
import type { Services } from './services.ts'
import type { ColleaguePermissions, CompanyRoles, Owners, Right } from './store.ts'
import { listedOwners, mayRead, type OwnerEmails, ownerEmails } from './visible-owners.ts'

export type { ColleaguePermissions, CompanyRoles, OwnerEmails, Owners, Right, Services }

/** Front door: who belongs together, and whose data one may see. */
export interface CompanyModule {
  /** Whose data of this kind a person's list shows, for a store's `any`: own, the company's, what colleagues share; narrowed by the `owner` filter (`me` or an e-mail). */
  listedOwners(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners>
  /** E-mails for rows that are not the viewer's own; usually there are none, and nothing is asked. */
  ownerEmails(tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<OwnerEmails>
  /** Whether the person may see data of that owner; `hidden` where they should not learn that it exists. */
  mayRead(tx: Tx, accountId: string, ownerId: string, right: Right): Promise<'granted' | 'refused' | 'hidden'>
  create(tenant: string, title: string, ownerId: string, createdAt: Date): Promise<string>
  addMember(tenant: string, companyId: string, accountId: string, roles: CompanyRoles, joinedAt: Date): Promise<void>
  addColleague(
    tenant: string,
    grantorId: string,
    granteeId: string,
    permissions: ColleaguePermissions,
    at: Date,
  ): Promise<void>
}

export const createCompanyModule = (services: Services): CompanyModule => ({
  listedOwners: listedOwners(services),
  ownerEmails: ownerEmails(services),
  mayRead,
  create: createCompany(services),
  addMember: addMember(services),
  addColleague: addColleague(services),
})
