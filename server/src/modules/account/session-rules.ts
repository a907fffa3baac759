import { refreshIdleMs, refreshOverlapMs } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

export interface RefreshFacts {
  readonly now: number
  readonly issued_at: number
  readonly used_at: number | null
  /**
   * How far the token came that was issued for it: `confirmed` if an access token issued with it was used, `exchanged` if it was itself
   * exchanged. Null if there is none.
   */
  readonly successor: 'unused' | 'confirmed' | 'exchanged' | null
  readonly session_ends_at: number
  readonly session_revoked: boolean
}

/**
 * What a presented refresh token leads to (RFC 9700, section 4.14). A fresh one is exchanged. One just exchanged answers its successor again,
 * for the other tabs of the same browser. One whose successor nobody has used is exchanged again, because the answer with it may have been
 * lost; the first successor is then as good as stolen. Anything else was stolen or leaked, and ends the session.
 */
export const judgeRefresh = (facts: RefreshFacts): 'exchange' | 'repeat' | 'replace' | 'dead' | 'reused' => {
  const { now, issued_at, used_at, successor, session_ends_at, session_revoked } = facts
  if (session_revoked || now >= session_ends_at) return 'dead'
  if (used_at === null) return now - issued_at < refreshIdleMs ? 'exchange' : 'dead'
  if (successor === null || successor === 'exchanged') return 'reused'
  if (now - used_at <= refreshOverlapMs) return 'repeat'
  if (successor === 'confirmed') return 'reused'
  return now - used_at < refreshIdleMs ? 'replace' : 'dead'
}

/** Sessions last seen at or before this time cannot be renewed any more. */
export const idleBefore = (now: Date): Date => new Date(now.getTime() - refreshIdleMs)

/** Sessions that ended before this time are deleted. They then no longer show which devices someone has used, nor which browsers are notified. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - 180 * dayMs)

/** How long an operator may act for a customer before they have to give a reason again. */
export const actingMs = 3_600_000

/** A page refreshes its token when it is valid for less than this, so that none of its calls meets an expired token. */
const nearlyOverMs = 90_000

export const shouldRefresh = (now: number, tokenExpiresAt: number): boolean => tokenExpiresAt - now < nearlyOverMs
