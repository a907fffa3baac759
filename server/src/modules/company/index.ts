import type { Abilities } from '@foyer/contract/company/abilities.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import type { Access, Admission, DataRule } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { RevisionOf } from '../../platform/http/unchanged.ts'
import { abilitiesOf } from './abilities.ts'
import { acceptInvite } from './accept-invite.ts'
import { changeColleague, removeColleague } from './change-colleague.ts'
import { changeRoles, removeMember } from './change-member.ts'
import { closePerson } from './close-person.ts'
import { readmit } from './company-access.ts'
import { refuseInvite } from './end-invite.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { foundOwnCompany, renameCompany } from './found-company.ts'
import { createInvite, handOutLink, resendInvite } from './invite.ts'
import { addColleague, addMember, createCompany } from './join-company.ts'
import { leaveCompany } from './leave-company.ts'
import type { LostSight } from './lose-sight.ts'
import { readActivity, readSharing } from './read-activity.ts'
import { readColleagues, readRequests } from './read-colleagues.ts'
import { readCompany, readMembers } from './read-company.ts'
import { readEnded } from './read-ended.ts'
import { readInvite, readInvites } from './read-invites.ts'
import { endRequest, requestColleague } from './request-colleague.ts'
import type { Services } from './services.ts'
import {
  type Membership,
  membershipsOf,
  membersOf,
  membersOfNamed,
  type NamedMembers,
  titlesOf,
} from './staff-store.ts'
import {
  type ColleaguePermissions,
  type CompanyRoles,
  findEntitledMembers,
  onlyOwner,
  type Owners,
  ownersInCompany,
} from './store.ts'
import { acceptTransfer, endTransfer, offerTransfer, readTransfer } from './transfer-company.ts'
import {
  accessTo,
  admit,
  listedOwnerIds,
  listedOwners,
  ownersOf,
  revisionOf,
  type RowOwners,
} from './visible-owners.ts'

export { companyConsistency } from './consistency-store.ts'
export { companyPolicy } from './policy.ts'
export type { ColleaguePermissions, CompanyRoles, LostSight, Membership, Owners, Right, RowOwners, Services }
export { onlyOwner }

/** The results of the contract’s calls, by operation. */
const useCases = (services: Services) => ({
  read: readCompany(services),
  found: foundOwnCompany(services),
  rename: renameCompany(services),
  members: readMembers(services),
  changeRoles: changeRoles(services),
  removeMember: removeMember(services),
  leave: leaveCompany(services),
  activity: readActivity(services),
  invites: readInvites(services),
  invite: createInvite(services),
  ended: readEnded(services),
  readInvite: readInvite(services),
  acceptInvite: acceptInvite(services),
  refuseInvite: refuseInvite(services),
  resendInvite: resendInvite(services),
  inviteLink: handOutLink(services),
  transfer: readTransfer(services),
  offerTransfer: offerTransfer(services),
  acceptTransfer: acceptTransfer(services),
  endTransfer: endTransfer(services),
  colleagues: readColleagues(services),
  changeColleague: changeColleague(services),
  removeColleague: removeColleague(services),
  requestColleague: requestColleague(services),
  sharing: readSharing(services),
  sentRequests: readRequests(services, 'sent'),
  receivedRequests: readRequests(services, 'received'),
  acceptRequest: endRequest(services, 'accepted'),
  rejectRequest: endRequest(services, 'rejected'),
  withdrawRequest: endRequest(services, 'withdrawn'),
})

/** The module’s public functions: companies, sharing, and who may see whose data. */
export interface CompanyModule extends ReturnType<typeof useCases> {
  abilities(call: ActorCall): Promise<Abilities>
  /**
   * The owners whose data of this kind a person’s list shows, for a store’s `any`: their own, their company’s and what colleagues share,
   * narrowed by the `owner` filter (`me` or an e-mail).
   */
  listedOwners(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners>
  /** The same as a list of ids, for data outside PostgreSQL. */
  listedOwnerIds(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<string[]>
  /** The same without what colleagues share, for what only a role gives access to. */
  ownersInCompany(viewerId: string, right: Right): Owners
  /** The owners of rows that are not the viewer’s own, for the field `owner`. Usually there are none, and nothing is queried. */
  ownersOf(tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<RowOwners>
  /** The person’s access to that owner’s data; `hidden` if they should not learn that there is any. */
  accessTo(tx: Tx, viewerId: string, ownerId: string, right: Right): Promise<Access>
  /** Checks a call on that owner’s data by its line in the module’s policy. Throws 404 for strangers and 403 if the caller may not do this. */
  admit(tx: Tx, call: ActorCall, ownerId: string, rule: DataRule): Promise<Access>
  /** Checks that someone still has the access a stored answer needed. Throws 404 and 403 like `admit`. */
  readonly readmit: (call: ActorCall, admissions: readonly Admission[]) => Promise<void>
  /** Whether what the caller may see has changed since a page of it was made. */
  readonly revisionOf: RevisionOf
  /** The members with the role in the company that this person owns: they are notified of what happens to the owner’s data. */
  entitledMembers(tx: Tx, ownerId: string, right: Right): Promise<string[]>
  /** For staff: the companies of accounts, the accounts in companies with a name or id, and the names of companies. */
  membershipsOf(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Membership>>
  membersOfNamed(tx: Tx, text: string): Promise<NamedMembers>
  membersOf(tx: Tx, companyId: string): Promise<string[]>
  readonly titlesOf: typeof titlesOf
  /** What has to do with companies when an account is closed and erased. */
  readonly closing: ReturnType<typeof closePerson>
  /** The three below are for the demo and tests. They skip invites and requests. */
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

export const createCompanyModule = (services: Services): CompanyModule => {
  forgetOldEveryDay(services)
  return {
    ...useCases(services),
    abilities: abilitiesOf(services),
    listedOwners: listedOwners(services),
    listedOwnerIds: listedOwnerIds(services),
    ownersInCompany,
    ownersOf: ownersOf(services),
    accessTo,
    admit,
    readmit: readmit(services),
    revisionOf: revisionOf(services),
    entitledMembers: findEntitledMembers,
    membershipsOf,
    membersOfNamed,
    membersOf,
    titlesOf,
    closing: closePerson(services),
    create: createCompany(services),
    addMember: addMember(services),
    addColleague: addColleague(services),
  }
}
