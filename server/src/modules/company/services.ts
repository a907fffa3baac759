import type { Audit } from '../../platform/audit/audit.ts'
import type { Policy } from '../../platform/auth/policy.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule } from '../account/index.ts'
import type { Branding } from '../branding/index.ts'

/** What the company module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly mailer: Mailer
  readonly branding: Branding
  readonly account: AccountModule
  /** Of all modules: what people may do follows from it. */
  readonly policies: Policy
  /** Where customers reach the portal of a brand. */
  readonly portalUrl: (tenant: string) => string
  /** Mails to addresses that somebody else names, per account that names them. */
  readonly letterLimit: RateLimit
  /** Counts such a mail to an address, whoever names it. False beyond the limit: what it would tell of stands in the portal, and nothing is mailed. */
  readonly mailbox: (tenant: string, email: string) => Promise<boolean>
}
