import { tokenExpiresEarlyMs } from '@foyer/contract/vocabulary/constants.ts'

/** The claims that the portal reads. The token is checked by the server, never here. */
export interface AccessClaims {
  readonly exp: number
  readonly account_id: string
}

/** The claims of a JWT, or undefined where the text is none. */
export const claimsOf = (token: string): AccessClaims | undefined => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined
    const accountId = 'account_id' in claims ? String(claims.account_id) : ''
    return typeof claims.exp === 'number' ? { exp: claims.exp, account_id: accountId } : undefined
  } catch {
    return undefined
  }
}

/** A token counts as expired 3 s early. `expires` is the exp claim in seconds, `now` in milliseconds. */
export const isActive = (expires: number, now: number): boolean => expires * 1000 - now > tokenExpiresEarlyMs
