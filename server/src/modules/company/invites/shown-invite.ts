import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Actor, IdentityCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import { findMember } from '../members/member-store.ts'
import type { Services } from '../services.ts'
import { type LinkOrigin, readLinkObject } from './invite-link.ts'
import { findOpenInvite, type InviteRow } from './invite-store.ts'

/** How a person came to see an invite, which decides what they may do with it. */
export type Beholder =
  /** Signed in with the invited e-mail, which is confirmed. */
  | { readonly as: 'receiver'; readonly actor: Actor }
  | { readonly as: 'sender'; readonly actor: Actor }
  | { readonly as: 'link'; readonly origin: LinkOrigin }

/** The actor for the audit log: the person who is signed in, else the one whom the link was mailed to. */
export const actedBy = (call: IdentityCall, beholder: Beholder, byLink: string): ReturnType<typeof auditedBy> =>
  beholder.as === 'link'
    ? { tenant: call.tenant, actor: byLink, actor_ip: call.ip }
    : auditedBy({ ...call, actor: beholder.actor })

/** A copied link identifies nobody: it acts for no account, and requires a sign-in whether or not the invited e-mail has an account. */
export const isHandedOver = (beholder: Beholder): boolean => beholder.as === 'link' && beholder.origin === 'copied'

/**
 * Whether the link is not enough to act for the account of the invited e-mail, because nobody has confirmed that e-mail yet. Somebody
 * else may have signed up with it, and would join instead of its owner.
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
 * The pending invite of the call, for the invited person, the owner of the company and holders of a link. Everybody else gets a 404, and
 * so does everybody once it has ended.
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
