import { readActivity, readSharing } from './activity/read-activity.ts'
import { closePerson } from './closing/close-person.ts'
import { changeColleague, removeColleague } from './colleagues/change-colleague.ts'
import { readColleagues, readRequests } from './colleagues/read-colleagues.ts'
import { endRequest, requestColleague } from './colleagues/request-colleague.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { foundOwnCompany, renameCompany } from './found-company.ts'
import { acceptInvite } from './invites/accept-invite.ts'
import { refuseInvite } from './invites/end-invite.ts'
import { readEnded } from './invites/read-ended.ts'
import { readInvite, readInvites } from './invites/read-invites.ts'
import { createInvite, handOutLink, resendInvite } from './invites/send-invite.ts'
import { changeRoles, removeMember } from './members/change-member.ts'
import { addColleague, addMember, createCompany } from './members/join-company.ts'
import { leaveCompany } from './members/leave-company.ts'
import { acceptTransfer, endTransfer, offerTransfer, readTransfer } from './members/transfer-company.ts'
import { readCompany, readMembers } from './read-company.ts'
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
import { abilitiesOf } from './visibility/abilities.ts'
import { readmit } from './visibility/company-access.ts'
import type { LostSight } from './visibility/lose-sight.ts'
import {
  accessTo,
  admit,
  listedOwnerIds,
  listedOwners,
  ownersOf,
  revisionOf,
  type RowOwners,
} from './visibility/visible-owners.ts'

export { companyConsistency } from './consistency-store.ts'
export { companyPolicy } from './policy.ts'
export type { ColleaguePermissions, CompanyRoles, LostSight, Membership, Owners, RowOwners, Services }
export { onlyOwner }

const companyOfCustomers = (services: Services) => ({
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
})

/** Sharing with people outside the company. */
const colleaguesOfCustomers = (services: Services) => ({
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

/** Who may see whose data. */
const visibility = (services: Services) => ({
  abilities: abilitiesOf(services),
  /**
   * The owners whose data of this kind a person’s list shows, for a store’s `any`: their own, their company’s and what colleagues share,
   * narrowed by the `owner` filter (`me` or an e-mail).
   */
  listedOwners: listedOwners(services),
  /** The same as a list of ids, for data outside PostgreSQL. */
  listedOwnerIds: listedOwnerIds(services),
  /** The same without what colleagues share, for what only a role gives access to. */
  ownersInCompany,
  /** The owners of rows that are not the viewer’s own, for the field `owner`. Usually there are none, and nothing is queried. */
  ownersOf: ownersOf(services),
  /** The person’s access to that owner’s data; `hidden` if they should not learn that there is any. */
  accessTo,
  /** Checks a call on that owner’s data by its line in the module’s policy. Throws 404 for strangers and 403 if the caller may not do this. */
  admit,
  /** Checks that someone still has the access a stored answer needed. Throws 404 and 403 like `admit`. */
  readmit: readmit(services),
  /** Whether what the caller may see has changed since a page of it was made. */
  revisionOf: revisionOf(services),
  /** The members with the role in the company that this person owns: they are notified of what happens to the owner’s data. */
  entitledMembers: findEntitledMembers,
})

/** The company module: companies, sharing, and who may see whose data. */
export const createCompanyModule = (services: Services) => {
  forgetOldEveryDay(services)
  return {
    ...companyOfCustomers(services),
    ...colleaguesOfCustomers(services),
    ...visibility(services),
    /** For staff: the companies of accounts, the accounts in companies with a name or id, and the names of companies. */
    membershipsOf,
    membersOfNamed,
    membersOf,
    titlesOf,
    /** For an account that is closed or erased. */
    closing: closePerson(services),
    /** The three below are for the demo and tests. They skip invites and requests. */
    create: createCompany(services),
    addMember: addMember(services),
    addColleague: addColleague(services),
  }
}

export type CompanyModule = ReturnType<typeof createCompanyModule>
