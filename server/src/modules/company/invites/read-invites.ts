import type { Invite, inviteDirections, InviteView } from '@foyer/contract/company/company.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall, IdentityCall } from '../../../platform/http/call.ts'
import { emptyPage } from '../../../platform/http/page-answer.ts'
import type { Account } from '../../account/index.ts'
import { findCompany, findMember } from '../members/member-store.ts'
import { presentInvite } from '../present.ts'
import type { Services } from '../services.ts'
import { type InviteRow, listInvitesOf, listInvitesTo } from './invite-store.ts'
import { isHandedOver, needsSignIn, shownInvite } from './shown-invite.ts'

interface InviteQuery extends PageQuery {
  readonly direction: (typeof inviteDirections)[number]
}

/** Invites go to an address, so a person who has not confirmed theirs sees none. */
const rowsOf = async (
  { clock, cursors }: Services,
  tx: Tx,
  { tenant, actor }: ActorCall,
  { direction, cursor, limit }: InviteQuery,
): Promise<Page<InviteRow>> => {
  const now = clock.now()
  const asked = { cursors, cursor, limit }
  const { email } = actor
  if (direction === 'incoming')
    return actor.email_confirmed ? listInvitesTo(tx, { tenant, email, now }, asked) : emptyPage
  const member = await findMember(tx, actor.account_id)
  return member?.owner === true ? listInvitesOf(tx, { companyId: member.company_id, now }, asked) : emptyPage
}

const presentAll = async ({ account }: Services, tx: Tx, rows: readonly InviteRow[]): Promise<Invite[]> => {
  const people = await account.getAll(tx, [...new Set(rows.map(({ invited_by }) => invited_by))])
  return rows.map((row) => presentInvite(row, people))
}

export const readInvites =
  (services: Services) =>
  (call: ActorCall, query: InviteQuery): Promise<Page<Invite>> =>
    services.database.read(call.tenant, async (tx) => {
      const page = await rowsOf(services, tx, call, query)
      return { ...page, rows: await presentAll(services, tx, page.rows) }
    })

/** The person's present company, which they would leave. */
const companyLeft = async (tx: Tx, { id }: Account, { company_id }: InviteRow): Promise<InviteView['leaves']> => {
  const member = await findMember(tx, id)
  if (member === undefined || member.company_id === company_id) return null
  const company = await findCompany(tx, member.company_id)
  return company === undefined ? null : { title: company.title }
}

export const readInvite =
  (services: Services) =>
  (call: IdentityCall, id: string): Promise<InviteView> =>
    services.database.read(call.tenant, async (tx) => {
      const { invite, beholder } = await shownInvite(services, tx, call, id)
      const [presented] = await presentAll(services, tx, [invite])
      if (presented === undefined) throw new Error('unreachable: one row in, one out')
      if (isHandedOver(beholder)) return { ...presented, leaves: null, handed_over: true, needs_sign_in: true }
      const person = await services.account.findByEmail(tx, invite.email)
      const needs_sign_in = person !== undefined && needsSignIn(services, beholder, person)
      // Nobody else learns which company the person is in.
      const isTold = person !== undefined && beholder.as !== 'sender' && !needs_sign_in
      const leaves = isTold ? await companyLeft(tx, person, invite) : null
      return { ...presented, leaves, handed_over: false, needs_sign_in }
    })
