import type { Audit } from '../../platform/audit/audit.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule } from '../account/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CompanyModule } from '../company/index.ts'
import type { LicensingModule } from '../licensing/index.ts'

/** What the support module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly blobs: Blobs
  readonly branding: Branding
  readonly mailer: Mailer
  /** Signs the addresses that answers by mail come to. */
  readonly secret: string
  /** Signed those that are out there since before. */
  readonly previous_secrets: readonly string[]
  /** Where customers reach the portal of a brand. */
  readonly portalUrl: (tenant: string) => string
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly licensing: LicensingModule
  readonly limits: {
    /** How often one account may say something that is mailed to others. */
    readonly words: RateLimit
    /** The same of all together whom it has in copy, and of each of them. */
    readonly copies: RateLimit
    readonly copy: RateLimit
    /** How often it may name others to mail to. */
    readonly addresses: RateLimit
    /** How many notes strangers leave in one ticket. */
    readonly notes: RateLimit
  }
  readonly log: Log
  /** Those of the accounts who chose not to be mailed about answers. */
  readonly withoutReplyMail: (tx: Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>
}
