import { handOffMs } from '@foyer/contract/vocabulary/constants.ts'
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

/** Links that sign in; the others are followed out of mails, and the policies say what they open. */
type SignInPurpose = 'trial' | 'hand_off'

const minute = 60_000
const day = 1440 * minute

/** What a link can be for, and how long it lives unless its maker says otherwise; null is for ever. */
const lifetimeMs = {
  trial: day,
  hand_off: handOffMs,
  email_confirm: 7 * day,
  email_change: 7 * day,
  password_reset: 60 * minute,
  invite: 7 * day,
  attachment: 30 * day,
  review: 30 * day,
  newsletter: null,
} as const satisfies Readonly<Record<MailedPurpose | SignInPurpose, number | null>>

export type LinkPurpose = keyof typeof lifetimeMs

/** Links that open a session by themselves. Where sessions are ended, these end with them. */
export const waysIn: readonly LinkPurpose[] = ['trial', 'hand_off']

export interface NewLink {
  readonly tenant: string
  readonly purpose: LinkPurpose
  /** Whom the link speaks for; none for somebody without an account. */
  readonly account_id?: string
  /** The one thing that the link opens, such as an attachment's id. */
  readonly object_id?: string
  readonly expires_at?: Date
}

/** What a link that works is for. */
export interface Link {
  readonly account_id: string | null
  readonly object_id: string | null
  readonly expires_at: Date | null
  /** When it was used before; null unless such a link will do. */
  readonly used_at: Date | null
}

/** Which link is meant: its secret, and what it must be for. With `object_id` a link to another object is not found. */
export interface PresentedLink {
  readonly token: string
  readonly purpose: LinkPurpose
  readonly object_id?: string
  /** One that was used before will do: for what may be repeated without harm. */
  readonly again?: true
  /** One whose time is over will do: to mail a fresh one to the same address. */
  readonly late?: true
}

/**
 * The secrets of links in mails: 256 random bits, stored as a hash, for one purpose, one object and one brand.
 *
 * `read` uses nothing up: for pages that only show something, and for links that may be followed again (attachment,
 * review, newsletter). `use` is for what happens once (confirmation, reset, invitation): of two calls at once one gets
 * it. A GET must call `read` alone, because mail scanners open links before people do.
 *
 * Both answer 404 `link_invalid` for a secret that is unknown, of another purpose, object or brand, withdrawn or used
 * up, and 404 `link_expired` for one whose time is over, so that a page can offer another. Never a 401, which would
 * sign out whoever follows an old link.
 *
 * A page sends the secret in the header Email-Token (invitations: Custom-Token) and takes it out of the address.
 */
export interface LinkTokens {
  make(tx: Tx, link: NewLink): Promise<string>
  /** For a secret that can be told again, being derived from others: every mail carries the same. Keeping it twice is keeping it once. */
  keep(tx: Tx, link: NewLink, token: string): Promise<void>
  /** Whether a secret is of that purpose at all: for calls that take links of two. */
  isFor(tx: Tx, token: string, purpose: LinkPurpose): Promise<boolean>
  read(tx: Tx, link: PresentedLink): Promise<Link>
  use(tx: Tx, link: PresentedLink): Promise<Link>
  /** Ends the links of this purpose that nobody has used: all of an account, or all to an object. */
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
