import type { Audit } from '../../platform/audit/audit.ts'
import type { AccessTokens } from '../../platform/auth/access-tokens.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Branding } from '../branding/index.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { Throttle } from './throttle.ts'

/** What the account module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly accessTokens: AccessTokens
  readonly branding: Branding
  readonly linkTokens: LinkTokens
  readonly captcha: Captcha
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Where customers reach the portal of a brand. */
  readonly portalUrl: (tenant: string) => string
  /** Keys the successors of refresh tokens, and the standing links of mails. */
  readonly secret: string
  readonly limits: {
    readonly sign_in: Throttle
    readonly sign_up: Throttle
    readonly recovery: Throttle
    /** Whether an account’s mailbox may get another mail that anybody can ask for. */
    readonly mailbox: (tenant: string, email: string) => Promise<boolean>
  }
}
