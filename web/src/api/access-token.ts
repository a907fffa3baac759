import { tokenExpiresEarlyMs } from '@foyer/contract/vocabulary/constants.ts'

/** The claims that the portal reads. Only the server verifies the token, never this code. */
export interface AccessClaims {
  readonly exp: number
  /** When the server issued it, by the server's clock. */
  readonly iat?: number
  readonly account_id: string
  /** The session's id. */
  readonly sid: string
}

/** The claims of a JWT, or undefined if the text is not one. */
export const claimsOf = (token: string): AccessClaims | undefined => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined
    const accountId = 'account_id' in claims ? String(claims.account_id) : ''
    const sid = 'sid' in claims ? String(claims.sid) : ''
    const issued = 'iat' in claims && typeof claims.iat === 'number' ? { iat: claims.iat } : {}
    return typeof claims.exp === 'number' ? { exp: claims.exp, ...issued, account_id: accountId, sid } : undefined
  } catch {
    return undefined
  }
}

/** A token counts as expired 3 s early. `expires` is the exp claim in seconds, `now` is in milliseconds. */
export const isActive = (expires: number, now: number): boolean => expires * 1000 - now > tokenExpiresEarlyMs

/** An answer's travel time looks like clock skew of the same length, so smaller differences are ignored. */
const rightEnoughMs = 60_000

/**
 * How many milliseconds the server's clock is ahead of a local clock that reads `now` when the token arrives; 0 if the
 * difference is small enough to ignore.
 */
export const aheadOf = ({ iat }: AccessClaims, now: number): number => {
  const ahead = iat === undefined ? 0 : iat * 1000 - now
  return Math.abs(ahead) < rightEnoughMs ? 0 : ahead
}
