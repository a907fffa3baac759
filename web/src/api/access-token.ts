import { tokenExpiresEarlyMs } from '@foyer/contract/vocabulary/constants.ts'

/** The claims that the portal reads. Only the server verifies the token, never this code. */
export interface AccessClaims {
  readonly exp: number
  /** When the server issued it, by the server's clock; NaN if it does not say. */
  readonly iat: number
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
    const iat = 'iat' in claims ? Number(claims.iat) : Number.NaN
    return typeof claims.exp === 'number' ? { exp: claims.exp, iat, account_id: accountId, sid } : undefined
  } catch {
    return undefined
  }
}

/** A token counts as expired 3 s early. `expires` is the exp claim in seconds, `now` is in milliseconds. */
export const isActive = (expires: number, now: number): boolean => expires * 1000 - now > tokenExpiresEarlyMs
