import { randomUUID } from 'node:crypto'
import { audiences } from '@foyer/contract/account/tokens.ts'
import { accessTokenMs } from '@foyer/contract/vocabulary/constants.ts'
import { createLocalJWKSet, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import { failure } from '../failure.ts'
import { algorithm, type KeyRing } from './signing-keys.ts'

/**
 * The contents of an access token. It identifies the session but carries no rights. Rights can be withdrawn, so they
 * are read from the database.
 */
export interface Claims {
  readonly tenant: string
  readonly account_id: string
  readonly session_id: string
  /** Names the refresh token that was issued with it, unless that is the session's first. */
  readonly renewal: string | null
}

export interface AccessTokens {
  /** `legacy_id` is for services of the vendor that still know the account by its number. */
  issue(claims: Claims & { readonly legacy_id: number | null }): Promise<string>
  /**
   * Throws 401 `unauthorized` unless this is a valid, unexpired token that we issued for the audience (RFC 8725, RFC 9068). As long as the
   * token is remembered, the claims are the same object.
   */
  verify(token: string, audience: string): Promise<Claims & { readonly expires_at: number }>
}

type Verified = Claims & { readonly expires_at: number; readonly audiences: readonly string[] }

const read = (payload: JWTPayload): Verified => {
  const { account_id, tenant, sid, rt, exp, aud } = payload
  if (typeof account_id !== 'string' || typeof tenant !== 'string' || typeof sid !== 'string' || exp === undefined)
    throw failure('unauthorized')
  return {
    tenant,
    account_id,
    session_id: sid,
    renewal: typeof rt === 'string' ? rt : null,
    expires_at: exp * 1000,
    audiences: Array.isArray(aud) ? aud : [aud ?? ''],
  }
}

/**
 * Maximum number of remembered tokens whose signature has been checked. Checking one costs as much as the rest of a
 * small request.
 */
const remembered = 10_000

/** Signs and verifies access tokens. Verified ones are cached until they expire. */
export const createAccessTokens = (keys: KeyRing, issuer: string, clock: Clock): AccessTokens => {
  const findKey = createLocalJWKSet(keys.jwks)
  const verified = new Map<string, Verified>()

  const check = async (token: string): Promise<Verified> => {
    const options = {
      algorithms: [algorithm],
      issuer,
      typ: 'at+jwt',
      requiredClaims: ['exp', 'sub', 'aud'],
      currentDate: clock.now(),
    }
    const { payload } = await jwtVerify(token, findKey, options).catch(() => Promise.reject(failure('unauthorized')))
    const claims = read(payload)
    const known = verified.get(token)
    if (known !== undefined) return known
    if (verified.size >= remembered) verified.clear()
    verified.set(token, claims)
    return claims
  }

  return {
    issue: ({ tenant, account_id, legacy_id, session_id, renewal }) => {
      const now = Math.floor(clock.now().getTime() / 1000)
      return (
        // Every session may do whatever its account may. The scopes are there for services that need less.
        new SignJWT({
          account_id,
          legacy_id,
          tenant,
          sid: session_id,
          ...(renewal !== null && { rt: renewal }),
          s: ['client'],
        })
          .setProtectedHeader({ alg: algorithm, kid: keys.signing.kid, typ: 'at+jwt' })
          .setIssuer(issuer)
          .setSubject(account_id)
          .setAudience([...audiences])
          // Makes two tokens of the same second differ, so that a renewed token can be told from the previous one (RFC
          // 9068, section 2.2).
          .setJti(randomUUID())
          .setIssuedAt(now)
          .setExpirationTime(now + accessTokenMs / 1000)
          .sign(keys.signing.private)
      )
    },
    verify: async (token, audience) => {
      const claims = verified.get(token) ?? (await check(token))
      if (claims.expires_at <= clock.now().getTime() || !claims.audiences.includes(audience))
        throw failure('unauthorized')
      return claims
    },
  }
}
