import type { Captcha as Challenge } from '@foyer/contract/account/captcha.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { failure } from '../failure.ts'
import { hashSecret } from '../ids.ts'

/** A captcha provider as configured for one brand. */
export interface CaptchaProvider {
  challenge(): Promise<Challenge>
  /**
   * Returns the challenge that the token solves, or null if it solves none of this brand that is still valid. Two
   * encodings of the same solution give the same challenge. Throws 503 `unavailable` if the provider cannot be reached.
   */
  solvedBy(token: string, ip: string): Promise<string | null>
}

export interface Captcha {
  challenge(tenant: string): Promise<Challenge>
  /** Throws 422 `captcha_invalid` unless the token solves a captcha and has not been used before. */
  check(call: { readonly tenant: string; readonly ip: string }, token: string): Promise<void>
}

/** Longer than the tokens of any provider live, so that a used token is forgotten only after it has expired. */
const rememberMs = 3_600_000

const refused = () => failure('captcha_invalid', { pointer: '/recaptcha_token' })

export const createCaptcha = (
  database: Database,
  clock: Clock,
  providerOf: (tenant: string) => CaptchaProvider,
): Captcha => {
  /** Of two calls with the same solution, only one returns true. Also deletes entries that have expired. */
  const spend = (tenant: string, challenge: string): Promise<boolean> =>
    database.transaction(tenant, async (tx) => {
      const now = clock.now()
      await tx
        .deleteFrom('platform.spent_captcha')
        .where('spent_at', '<', new Date(now.getTime() - rememberMs))
        .execute()
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('platform.spent_captcha')
        .values({ tenant, hash: hashSecret(challenge), spent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    })

  return {
    challenge: (tenant) => providerOf(tenant).challenge(),
    check: async ({ tenant, ip }, token) => {
      const challenge = await providerOf(tenant).solvedBy(token, ip)
      if (challenge === null || !(await spend(tenant, challenge))) throw refused()
    },
  }
}
