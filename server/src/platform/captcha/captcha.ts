import type { Captcha as Challenge } from '@foyer/contract/account/captcha.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { failure } from '../failure.ts'
import { hashSecret } from '../ids.ts'

/** One provider at one brand. */
export interface CaptchaProvider {
  challenge(): Promise<Challenge>
  /**
   * Which challenge the token solves, for this brand and still in time; null where it solves none.
   * However a token is written, its challenge is the same. Throws 503 where that cannot be found out.
   */
  solvedBy(token: string, ip: string): Promise<string | null>
}

export interface Captcha {
  challenge(tenant: string): Promise<Challenge>
  /** Passes whoever solved a captcha; 422 `captcha_invalid` otherwise, also for a solution that was shown before. */
  check(call: { readonly tenant: string; readonly ip: string }, token: string): Promise<void>
}

/** Longer than any provider's tokens live, so that a spent one is forgotten only when it is worthless anyway. */
const rememberMs = 3_600_000

const refused = () => failure('captcha_invalid', { pointer: '/recaptcha_token' })

export const createCaptcha = (
  database: Database,
  clock: Clock,
  providerOf: (tenant: string) => CaptchaProvider,
): Captcha => {
  /** Of two calls with one solution, one gets true. What is older than any token goes on the way. */
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
