import type { Audit } from '../../platform/audit/audit.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { SecondFactors } from '../../platform/auth/second-factor/second-factors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule, Throttle } from '../account/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CompanyModule } from '../company/index.ts'
import type { LicensingModule } from '../licensing/index.ts'
import type { SupportModule } from '../support/index.ts'

/** What the operator module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly log: Log
  readonly branding: Branding
  readonly secondFactors: SecondFactors
  readonly limits: {
    readonly sign_in: Throttle
    /** Entering one’s own password again. */
    readonly proof: RateLimit
    readonly recovery: Throttle
    /** Whether one more recovery mail may go to this address. */
    readonly mailbox: (tenant: string, email: string) => Promise<boolean>
    /** Invites by one operator. */
    readonly invite: RateLimit
  }
}

/** What the operators’ side combines. It stores nothing about customers itself. */
export interface DeskServices extends Services {
  readonly mailer: Mailer
  /** The address of a brand’s portal, and of its console below it. */
  readonly portalUrl: (tenant: string) => string
  readonly cursors: Cursors
  readonly jobs: Jobs
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly billing: BillingModule
  readonly licensing: LicensingModule
  readonly support: SupportModule
}
