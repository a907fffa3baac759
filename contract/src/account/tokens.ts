import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/** The services that an access token can be made out to. */
export const audiences = ['billing', 'auth', 'talks', 'retroview'] as const
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

/** What a sign-in answers. With `redirect_to` the account lives at another address: go there, refresh token appended. */
export const LoginInfo = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
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
  /** The account's number in the system that came before, if it had one. */
  legacy_id: z.nullable(z.int()),
  /** Scopes. */
  s: z.array(z.string()),
})
export type TokenClaims = z.infer<typeof TokenClaims>
