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
import { readmit } from './company-access.ts'
import { refuseInvite } from './end-invite.ts'
import { foundOwnCompany, renameCompany } from './found-company.ts'
import { createInvite, handOutLink, resendInvite } from './invite.ts'
import { addColleague, addMember, createCompany } from './join-company.ts'
import { leaveCompany } from './leave-company.ts'
import { readActivity, readSharing } from './read-activity.ts'
import { readColleagues, readRequests } from './read-colleagues.ts'
import { readCompany, readMembers } from './read-company.ts'
import { readInvite, readInvites } from './read-invites.ts'
import { endRequest, requestColleague } from './request-colleague.ts'
import type { Services } from './services.ts'
import { type Membership, membershipsOf, membersOf, membersOfNamed, titlesOf } from './staff-store.ts'
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
export type { ColleaguePermissions, CompanyRoles, Membership, Owners, Right, RowOwners, Services }
export { onlyOwner }

/** What the calls of the contract come to, by their routes. */
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

/** Front door: who belongs together, and whose data one may see. */
export interface CompanyModule extends ReturnType<typeof useCases> {
  abilities(call: ActorCall): Promise<Abilities>
  /** Whose data of this kind a person's list shows, for a store's `any`: own, the company's, what colleagues share; narrowed by the `owner` filter (`me` or an e-mail). */
  listedOwners(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners>
  /** The same as a list of ids, for what is kept elsewhere than in PostgreSQL. */
  listedOwnerIds(tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<string[]>
  /** The same without what colleagues share, for what a role alone opens. */
  ownersInCompany(viewerId: string, right: Right): Owners
  /** Whose the rows are that are not the viewer's own, for their field `owner`; usually there are none, and nothing is asked. */
  ownersOf(tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<RowOwners>
  /** How the person stands to that owner's data; `hidden` where they should not learn that there are any. */
  accessTo(tx: Tx, viewerId: string, ownerId: string, right: Right): Promise<Access>
  /** Lets a call on that owner's data pass by its line in the module's policy: 404 where nobody told the caller of it, 403 where they may not. */
  admit(tx: Tx, call: ActorCall, ownerId: string, rule: DataRule): Promise<Access>
  /** Lets somebody be told again what they were told when they were let in by these: throws 404 and 403 as `admit` does. */
  readonly readmit: (call: ActorCall, admissions: readonly Admission[]) => Promise<void>
  /** Whether what the caller may see has changed since a page of it was made. */
  readonly revisionOf: RevisionOf
  /** The members of the company that this person owns who have the role: who is told of what happens to the owner's data. */
  entitledMembers(tx: Tx, ownerId: string, right: Right): Promise<string[]>
  /** For staff: whose company is which, who is in companies called so or in this one, and what companies are called. */
  membershipsOf(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, Membership>>
  membersOfNamed(tx: Tx, text: string): Promise<string[]>
  membersOf(tx: Tx, companyId: string): Promise<string[]>
  readonly titlesOf: typeof titlesOf
  /** The three below for the demo and for tests, which skip invitations and requests. */
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
  create: createCompany(services),
  addMember: addMember(services),
  addColleague: addColleague(services),
})
