import type { Abilities } from '@foyer/contract/company/abilities.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import type { Access, DataRule } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { abilitiesOf } from './abilities.ts'
import { addColleague, addMember, createCompany } from './join-company.ts'
import type { Services } from './services.ts'
import type { ColleaguePermissions, CompanyRoles, Owners } from './store.ts'
import { accessTo, admit, listedOwnerIds, listedOwners, ownersOf, type RowOwners } from './visible-owners.ts'

export { companyConsistency } from './consistency-store.ts'
export { companyPolicy } from './policy.ts'
export type { ColleaguePermissions, CompanyRoles, Owners, Right, RowOwners, Services }

/** Front door: who belongs together, and whose data one may see. */
export interface CompanyModule {
  abilities(call: ActorCall): Promise<Abilities>
  /** Whose data of this kind a person's list shows, for a store's `any`: own, the company's, what colleagues share; narrowed by the `owner` filter (`me` or an e-mail). */
  listedOwners(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners>
  /** The same as a list of ids, for what is kept elsewhere than in PostgreSQL. */
  listedOwnerIds(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<string[]>
  /** Whose the rows are that are not the viewer's own, for their field `owner`; usually there are none, and nothing is asked. */
  ownersOf(tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<RowOwners>
  /** How the person stands to that owner's data; `hidden` where they should not learn that there are any. */
  accessTo(tx: Tx, viewerId: string, ownerId: string, right: Right): Promise<Access>
  /** Lets a call on that owner's data pass by its line in the module's policy: 404 where nobody told the caller of it, 403 where they may not. */
  admit(tx: Tx, call: ActorCall, ownerId: string, rule: DataRule): Promise<Access>
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
  abilities: abilitiesOf(services),
  listedOwners: listedOwners(services),
  listedOwnerIds: listedOwnerIds(services),
  ownersOf: ownersOf(services),
  accessTo,
  admit,
  create: createCompany(services),
  addMember: addMember(services),
  addColleague: addColleague(services),
})
