import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Actor, IdentityCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import type { Account } from '../account/index.ts'
import { type LinkOrigin, readLinkObject } from './invite-link.ts'
import { findOpenInvite, type InviteRow } from './invite-store.ts'
import { findMember } from './member-store.ts'
import type { Services } from './services.ts'

/** How somebody came to see an invite, and with that what they may do with it. */
export type Beholder =
  /** Signed in with the very e-mail that was invited, and that e-mail is confirmed. */
  | { readonly as: 'receiver'; readonly actor: Actor }
  | { readonly as: 'sender'; readonly actor: Actor }
  | { readonly as: 'link'; readonly origin: LinkOrigin }

/** Who acts, for the audit log: whoever is signed in, else whom the link was for. */
export const actedBy = (call: IdentityCall, beholder: Beholder, byLink: string): ReturnType<typeof auditedBy> =>
  beholder.as === 'link'
    ? { tenant: call.tenant, actor: byLink, actor_ip: call.ip }
    : auditedBy({ ...call, actor: beholder.actor })

/** By a link that was copied nobody is known: it acts for no one, and asks for a sign-in whether the invited e-mail has an account or not. */
export const isHandedOver = (beholder: Beholder): boolean => beholder.as === 'link' && beholder.origin === 'copied'

/**
 * Whether the link is not enough to act for the account of the invited e-mail: nobody has shown yet that it is the mailbox's owner's.
 * Somebody else may have signed up with the e-mail, and it is they who would join.
 */
export const needsSignIn = (
  { branding }: Pick<Services, 'branding'>,
  beholder: Beholder,
  { tenant, email_confirmed }: Pick<Account, 'tenant' | 'email_confirmed'>,
): boolean => beholder.as === 'link' && !email_confirmed && branding.get(tenant).features.account_confirmation

export interface ShownInvite {
  readonly invite: InviteRow
  readonly beholder: Beholder
}

const byBearer = async (tx: Tx, actor: Actor, invite: InviteRow): Promise<Beholder> => {
  if (actor.email === invite.email && actor.email_confirmed) return { as: 'receiver', actor }
  const member = await findMember(tx, actor.account_id)
  if (member === undefined || member.company_id !== invite.company_id) throw failure('not_found')
  if (!member.owner) throw failure('forbidden')
  return { as: 'sender', actor }
}

/**
 * The open invite of the call: for whom it is to, for the owner of its company, and for whoever holds a link to it. Everybody
 * else is told that there is none, and so is everybody once it has ended.
 */
export const shownInvite = async (
  { account, clock }: Services,
  tx: Tx,
  { identity }: IdentityCall,
  id: string,
): Promise<ShownInvite> => {
  if (identity.kind === 'custom') {
    const link = await account.linkTokens.read(tx, { token: identity.token, purpose: 'invite' })
    const target = readLinkObject(link.object_id)
    const invite = target.id === id ? await findOpenInvite(tx, id, clock.now()) : undefined
    if (invite === undefined) throw failure('link_invalid')
    return { invite, beholder: { as: 'link', origin: target.origin } }
  }
  const invite = isId(id) ? await findOpenInvite(tx, id, clock.now()) : undefined
  if (invite === undefined || identity.kind !== 'bearer') throw failure('not_found')
  return { invite, beholder: await byBearer(tx, identity.actor, invite) }
}
