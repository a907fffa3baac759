import { handOffMs } from '@foyer/contract/vocabulary/constants.ts'
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
} as const satisfies Readonly<Record<string, number | null>>

export type LinkPurpose = keyof typeof lifetimeMs

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
}

/** Which link is meant: its secret, and what it must be for. With `object_id` a link to another object is not found. */
export interface PresentedLink {
  readonly token: string
  readonly purpose: LinkPurpose
  readonly object_id?: string
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

const checked = (row: LinkTokenRow | undefined, { purpose, object_id }: PresentedLink, now: Date): LinkTokenRow => {
  if (row === undefined || row.purpose !== purpose || row.used_at !== null) throw failure('link_invalid')
  if (object_id !== undefined && row.object_id !== object_id) throw failure('link_invalid')
  if (row.expires_at !== null && row.expires_at <= now) throw failure('link_expired')
  return row
}

export const createLinkTokens = (clock: Clock): LinkTokens => ({
  make: async (tx, { expires_at, ...link }) => {
    const token = makeSecret()
    const now = clock.now()
    await insertLinkToken(tx, {
      ...link,
      hash: hashSecret(token),
      created_at: now,
      expires_at: expires_at ?? expiryOf(link.purpose, now),
    })
    return token
  },
  read: async (tx, link) => checked(await findLinkToken(tx, hashSecret(link.token)), link, clock.now()),
  use: async (tx, link) => {
    const row = checked(await lockLinkToken(tx, hashSecret(link.token)), link, clock.now())
    await markLinkTokenUsed(tx, row.hash, clock.now())
    return row
  },
  withdraw: deleteUnusedLinkTokens,
})
