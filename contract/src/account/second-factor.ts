import * as z from 'zod/mini'
import { Time } from '../vocabulary/ids.ts'

/** Six digits from an authenticator app, or a backup code. */
export const OneTimeCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const OneTimeCodeBody = z.strictObject({ code: OneTimeCode })
export type OneTimeCodeBody = z.infer<typeof OneTimeCodeBody>

/** The password, which is asked for where one signed in a while ago: a session left open must not be enough. */
export const SecondFactorBody = z.strictObject({
  /** The account’s password; required if the session is older than 15 minutes. */
  password: z.optional(z.string().check(z.maxLength(1000))),
})
export type SecondFactorBody = z.infer<typeof SecondFactorBody>

export const SecondFactor = z.object({
  enabled: z.boolean(),
  /** Null while it is off. */
  enabled_at: z.nullable(Time),
  /** The number of backup codes that have not been used. */
  backup_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The secret for an authenticator app, shown only once. */
export const SecondFactorSecret = z.object({
  /** The secret as text, for typing in. */
  secret: z.string(),
  /** The same secret as the address to put into a QR code. */
  otpauth_url: z.string(),
})
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>

/** Backup codes, shown only once. Each one can replace a code from the app once. */
export const BackupCodes = z.object({ backup_codes: z.array(z.string()) })
export type BackupCodes = z.infer<typeof BackupCodes>
