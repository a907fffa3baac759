import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { AccessTokens } from '../../platform/auth/access-tokens.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { SecondFactors } from '../../platform/auth/second-factor/second-factors.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ActorCall, OperatorCall } from '../../platform/http/call.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { SmsSender } from '../../platform/sms/sms.ts'
import type { Branding } from '../branding/index.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { Throttle } from './throttle.ts'

/** How often what may be done. */
export interface Limits {
  readonly sign_in: Throttle
  readonly sign_up: Throttle
  readonly recovery: Throttle
  /** Whether an account’s mailbox may get another mail that anybody can ask for: each kind for itself, so that none keeps another from coming. */
  readonly mailbox: Readonly<Record<'recovery' | 'sign_up', (tenant: string, email: string) => Promise<boolean>>>
  /** By account, as are the next four. */
  readonly confirmation: RateLimit
  /** The own password, shown again. */
  readonly proof: RateLimit
  readonly email_change: RateLimit
  readonly export: RateLimit
  /** Whoever has addresses without number still has one account. */
  readonly sms_account: RateLimit
  readonly sms_number: RateLimit
  readonly sms_address: RateLimit
}

/** What the account module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly cursors: Cursors
  readonly accessTokens: AccessTokens
  readonly branding: Branding
  readonly linkTokens: LinkTokens
  readonly captcha: Captcha
  readonly jobs: Jobs
  readonly log: Log
  readonly mailer: Mailer
  readonly sms: SmsSender
  /** Where customers reach the portal of a brand. */
  readonly portalUrl: (tenant: string) => string
  readonly secondFactors: SecondFactors
  /** What modules above keep of a person. */
  readonly ownRecords: (call: ActorCall) => Promise<OwnRecords>
  /** The sessions in which the account's browsers were told to be told what concerns it. */
  readonly toldSessions: (tx: Tx, accountId: string) => Promise<readonly string[]>
  /** Refuses an operator who may not go into customers' portals any more. */
  readonly stillOpensPortals: (tx: Tx, call: OperatorCall) => Promise<void>
  /** Keys the successors of refresh tokens, the standing links of mails and the hashes of codes sent to phones. */
  readonly secret: string
  readonly limits: Limits
}
