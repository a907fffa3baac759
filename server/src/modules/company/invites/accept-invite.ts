import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { AcceptedInvite } from '@foyer/contract/company/company.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { IdentityCall } from '../../../platform/http/call.ts'
import type { Account } from '../../account/index.ts'
import { tellOfCompany } from '../letters/company-letter.ts'
import { joinCompany } from '../members/join-company.ts'
import { depart } from '../members/leave-company.ts'
import { findMember, listMembers, lockCompanies, lockPeople } from '../members/member-store.ts'
import { presentInvite } from '../present.ts'
import type { Services } from '../services.ts'
import { endInvite } from './end-invite.ts'
import { findOpenInvite, type InviteRow } from './invite-store.ts'
import { actedBy, type Beholder, isHandedOver, needsSignIn, type ShownInvite, shownInvite } from './shown-invite.ts'

interface Joiner {
  readonly account: Account
  /** Set if accepting created the account. */
  readonly tokens: LoginInfo | null
}

/** The account of the invited e-mail: the existing one, or a new one without a password. A mailed link also proves the mailbox. */
const joinerOf = async (
  services: Services,
  tx: Tx,
  call: IdentityCall,
  invite: InviteRow,
  beholder: Beholder,
): Promise<Joiner> => {
  const { account } = services
  const known = await account.findByEmail(tx, invite.email)
  if (known !== undefined) {
    if (needsSignIn(services, beholder, known)) throw failure('sign_in_needed')
    // Only revealed to the owner of the mailbox.
    if (known.blocked) throw failure('account_blocked')
    if (known.closed_at !== null) throw failure('account_closed')
    return { account: known, tokens: null }
  }
  const { country } = await account.get(tx, invite.invited_by)
  return account.welcomeInvited(tx, call, { email: invite.email, country })
}

/** Locks the person, then both companies, then reads the invite again: of several concurrent calls, one finds it open. */
const lockAll = async (services: Services, tx: Tx, { invite }: ShownInvite): Promise<InviteRow> => {
  await lockPeople(tx, invite.tenant, [invite.email])
  const person = await services.account.findByEmail(tx, invite.email)
  const current = person === undefined ? undefined : await findMember(tx, person.id)
  await lockCompanies(tx, [invite.company_id, ...(current === undefined ? [] : [current.company_id])])
  const open = await findOpenInvite(tx, invite.id, services.clock.now())
  if (open === undefined) throw failure('not_found')
  return open
}

/** Joins with the invite's roles and leaves the previous company; both happen or neither. */
export const acceptInvite =
  (services: Services) =>
  (call: IdentityCall, id: string): Promise<AcceptedInvite> =>
    services.database.transaction(call.tenant, async (tx) => {
      const shown = await shownInvite(services, tx, call, id)
      const { beholder } = shown
      if (beholder.as === 'sender') throw failure('forbidden')
      if (isHandedOver(beholder)) throw failure('sign_in_needed')
      const invite = await lockAll(services, tx, shown)
      const { account, tokens } = await joinerOf(services, tx, call, invite, beholder)
      const who = actedBy(call, beholder, account.id)
      const current = await findMember(tx, account.id)
      if (current?.company_id === invite.company_id) throw failure('conflict')
      if (current !== undefined) await depart(services, tx, current, account.email, who)
      const { company_id, email } = invite
      const at = services.clock.now()
      await joinCompany(services, tx, { company_id, account_id: account.id, email, roles: invite, at }, who)
      await endInvite(services, tx, invite, 'accepted')
      const { tenant } = call
      const owner = (await listMembers(tx, company_id)).find((member) => member.owner)
      if (owner !== undefined) {
        const news = { tenant, company_id, reader_id: owner.account_id, actor_id: account.id }
        await tellOfCompany(services, tx, { ...news, kind: 'invite_accepted' })
      }
      const people = await services.account.getAll(tx, [invite.invited_by])
      return {
        ...presentInvite(invite, people),
        access_token: tokens?.access_token ?? null,
        refresh_token: tokens?.refresh_token ?? null,
      }
    })
