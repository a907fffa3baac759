import type { InviteBody, InviteLink, SentInvite } from '@foyer/contract/company/company.ts'
import { inviteMs } from '@foyer/contract/vocabulary/constants.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { CompanyRule } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { idOfNobody, isId, makeId } from '../../../platform/ids.ts'
import { companyEntry } from '../audit-company.ts'
import { postCompanyLetter } from '../letters/company-letter.ts'
import { findMember, type MemberRow } from '../members/member-store.ts'
import { companyPolicy } from '../policy.ts'
import { presentInvite } from '../present.ts'
import type { Services } from '../services.ts'
import { lockPlace } from '../visibility/company-access.ts'
import { linkObject } from './invite-link.ts'
import { expireInvites, findOpenInvite, insertInvite, type InviteRow, isInvited, updateExpiry } from './invite-store.ts'

const expiryFrom = (now: Date): Date => new Date(now.getTime() + inviteMs)

/** Mails the invite with a link of its own, which proves that its reader has the mailbox. */
const mailInvite = async (services: Services, tx: Tx, call: ActorCall, invite: InviteRow): Promise<void> => {
  const { id, tenant, email, title, expires_at } = invite
  const link = { tenant, purpose: 'invite', object_id: linkObject(id, 'mailed'), expires_at } as const
  const token = await services.account.linkTokens.make(tx, link)
  await postCompanyLetter(services, tx, {
    tenant,
    kind: 'invite',
    to: email,
    locale: call.actor.locale,
    who: call.actor.name === '' ? call.actor.email : call.actor.name,
    company: title,
    path: `/invite/${id}?token=${token}`,
  })
}

/** Runs the same queries for an address without an account, so that the response time does not reveal whether there is one. */
const refuseNeedless = async (
  { account, clock }: Services,
  tx: Tx,
  companyId: string,
  call: ActorCall,
  email: string,
): Promise<void> => {
  const pointer = '/email'
  if (email === call.actor.email) throw failure('own_email', { pointer })
  const { id } = (await account.findByEmail(tx, email)) ?? { id: idOfNobody }
  const member = await findMember(tx, id)
  if (member?.company_id === companyId) throw failure('already_member', { pointer })
  if (await isInvited(tx, companyId, email, clock.now())) throw failure('already_invited', { pointer })
}

/** Locks the caller's company and checks that this address may be invited. Returns the caller's membership. */
const lockInviting = async (services: Services, tx: Tx, call: ActorCall, email: string): Promise<MemberRow> => {
  const place = await lockPlace(tx, call, companyPolicy.createInvite)
  await refuseNeedless(services, tx, place.company_id, call, email)
  return place
}

/** Invites somebody, whether they have an account or not; nothing in the answer reveals which. */
export const createInvite =
  (services: Services) =>
  async (call: ActorCall, { email: typed, roles }: InviteBody): Promise<SentInvite> => {
    const { database, clock, audit, account, letterLimit, mailbox } = services
    const email = typed.trim().toLowerCase()
    await letterLimit.take(call.actor.account_id)
    // Checked first, so that refused invites do not count. The limit uses a connection of its own, so it is not counted in a transaction.
    await database.transaction(call.tenant, (tx) => lockInviting(services, tx, call, email))
    const mailed = await mailbox.invites(call.tenant, email)
    return database.transaction(call.tenant, async (tx) => {
      const { company_id, account_id } = await lockInviting(services, tx, call, email)
      const now = clock.now()
      await expireInvites(tx, company_id, email, now)
      const id = makeId(clock)
      const times = { created_at: now, expires_at: expiryFrom(now) }
      await insertInvite(tx, { id, tenant: call.tenant, company_id, email, ...roles, invited_by: account_id, ...times })
      const invite = await findOpenInvite(tx, id, now)
      if (invite === undefined) throw new Error('unreachable: it was just made')
      if (mailed) await mailInvite(services, tx, call, invite)
      await audit(tx, companyEntry(auditedBy(call), 'member_invited', company_id, account_id, { email, roles }))
      return { ...presentInvite(invite, await account.getAll(tx, [account_id])), mailed }
    })
  }

/** An open invite of the caller's company, with the company locked. */
const lockOwnInvite = async ({ clock }: Services, tx: Tx, call: ActorCall, id: string, rule: CompanyRule) => {
  const { company_id } = await lockPlace(tx, call, rule)
  const invite = isId(id) ? await findOpenInvite(tx, id, clock.now()) : undefined
  if (invite?.company_id !== company_id) throw failure('not_found')
  return invite
}

export const resendInvite =
  (services: Services) =>
  async (call: ActorCall, id: string): Promise<SentInvite> => {
    const { database, clock, audit, account, letterLimit, mailbox } = services
    await letterLimit.take(call.actor.account_id)
    const { email } = await database.transaction(call.tenant, (tx) =>
      lockOwnInvite(services, tx, call, id, companyPolicy.resendInvite),
    )
    // Counted on a connection of its own, hence outside the transaction.
    const mailed = await mailbox.invites(call.tenant, email)
    return database.transaction(call.tenant, async (tx) => {
      const before = await lockOwnInvite(services, tx, call, id, companyPolicy.resendInvite)
      const invite = { ...before, expires_at: expiryFrom(clock.now()) }
      await updateExpiry(tx, id, invite.expires_at)
      if (mailed) await mailInvite(services, tx, call, invite)
      const { company_id } = invite
      await audit(tx, companyEntry(auditedBy(call), 'invite_resent', company_id, call.actor.account_id, { email }))
      return { ...presentInvite(invite, await account.getAll(tx, [invite.invited_by])), mailed }
    })
  }

/** A link that the owner passes on themselves. It does not prove that its reader has the mailbox. */
export const handOutLink =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<InviteLink> =>
    services.database.transaction(call.tenant, async (tx) => {
      const invite = await lockOwnInvite(services, tx, call, id, companyPolicy.getInviteLink)
      const { tenant, company_id, email, expires_at } = invite
      const link = { tenant, purpose: 'invite', object_id: linkObject(id, 'copied'), expires_at } as const
      const token = await services.account.linkTokens.make(tx, link)
      const entry = companyEntry(auditedBy(call), 'invite_link_copied', company_id, call.actor.account_id, { email })
      await services.audit(tx, entry)
      return { url: `${services.portalUrl(tenant)}/invite/${id}?token=${token}` }
    })
