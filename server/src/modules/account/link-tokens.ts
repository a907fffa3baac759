import { handOffMs } from '@foyer/contract/vocabulary/constants.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { LinkPurpose as MailedPurpose } from '../../platform/auth/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { hashSecret, makeSecret } from '../../platform/ids.ts'
import {
  deleteUnusedLinkTokens,
  findLinkToken,
  insertLinkToken,
  type LinkTokenRow,
  lockLinkToken,
  markLinkTokenUsed,
} from './link-token-store.ts'

/** Links that sign in. The others are opened from mails, and the policies decide what they allow. */
type SignInPurpose = 'trial' | 'hand_off'

const day = 1440 * minuteMs

/** The purposes of links, with their lifetime unless the caller sets another; null means that the link never expires. */
const lifetimeMs = {
  trial: day,
  hand_off: handOffMs,
  email_confirm: 7 * day,
  email_change: 7 * day,
  password_reset: 60 * minuteMs,
  invite: 7 * day,
  attachment: 30 * day,
  review: 30 * day,
  newsletter: null,
  // Used once its owner has declined.
  mail_copy: null,
} as const satisfies Readonly<Record<MailedPurpose | SignInPurpose, number | null>>

export type LinkPurpose = keyof typeof lifetimeMs

/** Links that open a session by themselves. They are revoked whenever sessions are ended. */
export const waysIn: readonly LinkPurpose[] = ['trial', 'hand_off']

export interface NewLink {
  readonly tenant: string
  readonly purpose: LinkPurpose
  /** The account that the link belongs to; null for somebody without an account. */
  readonly account_id?: string
  /** The address that it is mailed to, where that has no account and may later lose what the link opens. */
  readonly email?: string
  /** The one object that the link opens, such as an attachment's id. */
  readonly object_id?: string
  readonly expires_at?: Date
}

/** What a valid link is for. */
export interface Link {
  readonly account_id: string | null
  readonly email: string | null
  readonly object_id: string | null
  readonly expires_at: Date | null
  /** When it was used before; always null unless used links are accepted. */
  readonly used_at: Date | null
}

/** Selects a link by its secret and its purpose. With `object_id`, a link to another object is not found. */
export interface PresentedLink {
  readonly token: string
  readonly purpose: LinkPurpose
  readonly object_id?: string
  /** Accepts a used link: for actions that can be repeated without harm. */
  readonly again?: true
  /** Accepts an expired link: to mail a fresh one to the same address. */
  readonly late?: true
}

/**
 * The secrets of links in mails: 256 random bits, stored as a hash. Each is for one purpose, one object and one brand.
 *
 * `read` does not use the link up: it is for pages that only show something, and for links that can be opened repeatedly (attachment,
 * review, newsletter, mail copy). `use` is for one-time actions (confirmation, reset, invitation): of two concurrent calls, one succeeds. A GET may
 * only call `read`, because mail scanners open links before people do.
 *
 * Both throw 404 `link_invalid` if the secret is unknown, revoked, used up, or for another purpose, object or brand. They throw 404
 * `link_expired` if it has expired, so that a page can offer a new one. They never throw a 401, which would sign out a person who opens
 * an old link.
 *
 * A page sends the secret in the header Email-Token (invitations: Custom-Token) and removes it from the address bar.
 */
export interface LinkTokens {
  make(tx: Tx, link: NewLink): Promise<string>
  /** Stores a secret that can be derived again, so that every mail carries the same one. Storing it twice has no further effect. */
  keep(tx: Tx, link: NewLink, token: string): Promise<void>
  /** Whether a secret is for that purpose at all: for calls that accept links of two purposes. */
  isFor(tx: Tx, token: string, purpose: LinkPurpose): Promise<boolean>
  read(tx: Tx, link: PresentedLink): Promise<Link>
  use(tx: Tx, link: PresentedLink): Promise<Link>
  /** Revokes the unused links of this purpose: all of an account, or all to an object. */
  withdraw(
    tx: Tx,
    purpose: LinkPurpose,
    of: { readonly account_id: string } | { readonly object_id: string },
  ): Promise<void>
}

const expiryOf = (purpose: LinkPurpose, now: Date): Date | null => {
  const lifetime = lifetimeMs[purpose]
  return lifetime === null ? null : new Date(now.getTime() + lifetime)
}

const checked = (row: LinkTokenRow | undefined, link: PresentedLink, now: Date): LinkTokenRow => {
  const { purpose, object_id, again = false, late = false } = link
  if (row === undefined || row.purpose !== purpose) throw failure('link_invalid')
  if (row.used_at !== null && !again) throw failure('link_invalid')
  if (object_id !== undefined && row.object_id !== object_id) throw failure('link_invalid')
  if (row.expires_at !== null && row.expires_at <= now && !late) throw failure('link_expired')
  return row
}

export const createLinkTokens = (clock: Clock): LinkTokens => {
  const keep: LinkTokens['keep'] = (tx, { expires_at, ...link }, token) => {
    const now = clock.now()
    const lives = { created_at: now, expires_at: expires_at ?? expiryOf(link.purpose, now) }
    return insertLinkToken(tx, { ...link, ...lives, hash: hashSecret(token) })
  }
  return {
    keep,
    make: async (tx, link) => {
      const token = makeSecret()
      await keep(tx, link, token)
      return token
    },
    isFor: async (tx, token, purpose) => (await findLinkToken(tx, hashSecret(token)))?.purpose === purpose,
    read: async (tx, link) => checked(await findLinkToken(tx, hashSecret(link.token)), link, clock.now()),
    use: async (tx, link) => {
      const row = checked(await lockLinkToken(tx, hashSecret(link.token)), link, clock.now())
      await markLinkTokenUsed(tx, row.hash, clock.now())
      return row
    },
    withdraw: deleteUnusedLinkTokens,
  }
}
