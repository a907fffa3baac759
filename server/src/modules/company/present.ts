import type { Colleague, ColleagueRequest } from '@foyer/contract/company/colleague.ts'
import type { Company, Invite, Member, MemberSecurity, Roles, Transfer } from '@foyer/contract/company/company.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { Account } from '../account/index.ts'
import type { ColleagueRow, RequestRow } from './colleagues/colleague-store.ts'
import type { InviteRow } from './invites/invite-store.ts'
import type { CompanyRow, MemberRow } from './members/member-store.ts'
import type { TransferRow } from './members/transfer-store.ts'

/** People by account id, for the e-mails that answers name them by. */
export type People = ReadonlyMap<string, Account>

export const emailOf = (people: People, id: string): string => people.get(id)?.email ?? ''

export const rolesOf = ({ billing, tickets, deliverables, retroview }: Roles): Roles => ({
  billing,
  tickets,
  deliverables,
  retroview,
})

export const presentCompany = (
  company: CompanyRow | undefined,
  member: MemberRow | undefined,
  colleagues: Colleague[],
): Company => ({
  title: company?.title ?? null,
  colleagues,
  place: member === undefined ? null : member.owner ? 'owner' : 'member',
  created_at: company?.created_at.toISOString() ?? null,
})

export const presentMember = (
  row: MemberRow,
  callerId: string,
  people: People,
  security: MemberSecurity | null,
): Member => {
  const account = people.get(row.account_id)
  return {
    id: row.account_id,
    email: account?.email ?? '',
    name: account === undefined ? '' : fullName(account),
    owner: row.owner,
    you: row.account_id === callerId,
    roles: rolesOf(row),
    joined_at: row.joined_at.toISOString(),
    security,
  }
}

export const presentInvite = (row: InviteRow, people: People): Invite => ({
  id: row.id,
  expires_at: row.expires_at.toISOString(),
  email: row.email,
  roles: rolesOf(row),
  company: { title: row.title },
  invited_by: emailOf(people, row.invited_by),
  created_at: row.created_at.toISOString(),
})

export const presentTransfer = (row: TransferRow, people: People): Transfer => ({
  id: row.id,
  from: emailOf(people, row.from_id),
  to: emailOf(people, row.to_id),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

const nothing: Colleague['permissions'] = { payments: false, statistics: false, licenses: false, tickets: false }

const permissionsOf = (row: ColleagueRow | undefined): Colleague['permissions'] =>
  row === undefined
    ? nothing
    : { payments: row.payments, statistics: row.statistics, licenses: row.licenses, tickets: row.tickets }

export const presentColleague = (
  given: ColleagueRow,
  received: ColleagueRow | undefined,
  callerId: string,
  people: People,
): Colleague => {
  const mine = given.grantor_id === callerId
  return {
    id: given.id,
    email: emailOf(people, given.grantee_id),
    can_update_permissions: mine,
    permissions: permissionsOf(given),
    received: permissionsOf(received),
    owner: mine ? null : emailOf(people, given.grantor_id),
  }
}

/** A person with a pending request is listed like a colleague, so that their page can be reached. */
export const presentAsked = (id: string, email: string): Colleague => ({
  id,
  email,
  can_update_permissions: false,
  permissions: nothing,
  received: nothing,
  owner: null,
})

export const presentRequest = (row: RequestRow, people: People): ColleagueRequest => ({
  id: row.id,
  // Withdrawn ones are never shown.
  status: row.status as ColleagueRequest['status'],
  sender: emailOf(people, row.sender_id),
  recipient: row.recipient_email,
  created_at: row.created_at.toISOString(),
})
