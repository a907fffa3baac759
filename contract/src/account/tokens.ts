import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/** The services that an access token can be made out to. */
export const audiences = ['billing', 'auth', 'talks', 'retroview'] as const
/** The service that an access token is valid for. */
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

/** The answer to a sign-in. */
export const LoginInfo = z.object({
  /** Valid for ten minutes; send it as the bearer. */
  access_token: z.string(),
  /** Valid once, for 30 days at most and 7 days without use; send it to `login` as the bearer. */
  refresh_token: z.string(),
  /** Set if the account belongs to another address: open it with the refresh token appended. */
  redirect_to: z.optional(z.nullable(z.string())),
})
export type LoginInfo = z.infer<typeof LoginInfo>

/** The payload of an access token. */
export const TokenClaims = z.object({
  iss: z.string(),
  sub: Id,
  aud: z.array(Audience),
  /** Seconds since 1970. */
  exp: z.int(),
  account_id: Id,
  /** The account’s number in the system used before, if it had one. */
  legacy_id: z.nullable(z.int()),
  /** Scopes. */
  s: z.array(z.string()),
})
export type TokenClaims = z.infer<typeof TokenClaims>
