import { refreshIdleMs, refreshOverlapMs } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

export interface RefreshFacts {
  readonly now: number
  readonly issued_at: number
  readonly used_at: number | null
  /** The token that was issued for it has itself been exchanged. */
  readonly successor_used: boolean
  readonly session_ends_at: number
  readonly session_revoked: boolean
}

/**
 * What a presented refresh token leads to (RFC 9700, section 4.14): a fresh one is exchanged; one just exchanged answers
 * its successor again, for the other tabs of the same browser; anything older was stolen or leaked, and ends the session.
 */
export const judgeRefresh = (facts: RefreshFacts): 'exchange' | 'repeat' | 'dead' | 'reused' => {
  const { now, issued_at, used_at, successor_used, session_ends_at, session_revoked } = facts
  if (session_revoked || now >= session_ends_at) return 'dead'
  if (used_at === null) return now - issued_at < refreshIdleMs ? 'exchange' : 'dead'
  return now - used_at <= refreshOverlapMs && !successor_used ? 'repeat' : 'reused'
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
