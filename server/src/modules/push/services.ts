import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule } from '../account/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CompanyModule } from '../company/index.ts'
import type { PushService } from './push-service.ts'

/** What the push module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
  readonly branding: Branding
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly pushService: PushService
  /** How many tickets that this account may see wait for the customer. */
  readonly waitingTickets: (tx: Tx, accountId: string) => Promise<number>
  /** Base URL of a brand's portal. */
  readonly portalUrl: (tenant: string) => string
}
