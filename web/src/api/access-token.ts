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
    // What is read of it is plain ASCII, so its UTF-8 need not be decoded.
    const { exp, iat, account_id, sid } = JSON.parse(atob(payload)) as Partial<Record<keyof AccessClaims, unknown>>
    if (typeof exp !== 'number') return undefined
    return { exp, iat: Number(iat), account_id: String(account_id), sid: String(sid) }
  } catch {
    return undefined
  }
}

/** A token counts as expired 3 s early. `expires` is the exp claim in seconds, `now` is in milliseconds. */
export const isActive = (expires: number, now: number): boolean => expires * 1000 - now > tokenExpiresEarlyMs
