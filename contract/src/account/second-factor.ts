import * as z from 'zod/mini'
import { Time } from '../vocabulary/ids.ts'

/** Six digits of an authenticator app, or a backup code however it was typed. */
export const OneTimeCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const OneTimeCodeBody = z.strictObject({ code: OneTimeCode })
export type OneTimeCodeBody = z.infer<typeof OneTimeCodeBody>

/** The password, which is asked for where one signed in a while ago: a session left open must not be enough. */
export const SecondFactorBody = z.strictObject({ password: z.optional(z.string().check(z.maxLength(1000))) })
export type SecondFactorBody = z.infer<typeof SecondFactorBody>

export const SecondFactor = z.object({
  enabled: z.boolean(),
  enabled_at: z.nullable(Time),
  backup_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What an authenticator app needs, as text and as the address in a QR code. Asked for once, before it is confirmed. */
export const SecondFactorSecret = z.object({ secret: z.string(), otpauth_url: z.string() })
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>

/** Shown once; each signs in once, in place of a code of the app. */
export const BackupCodes = z.object({ backup_codes: z.array(z.string()) })
export type BackupCodes = z.infer<typeof BackupCodes>
