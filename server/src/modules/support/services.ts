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

/** An operator, as the manager of tickets. */
export interface Manager {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly email: string
  readonly blocked: boolean
  /** Whether they may reply to customers. */
  readonly speaks: boolean
  /** Which mails about their tickets they get: as they choose, and none while they are blocked. */
  readonly mail_ticket_assigned: boolean
  readonly mail_customer_replied: boolean
}

/** Finds the brand's operators, blocked ones included. */
export interface StaffDirectory {
  byIds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Manager>>
  /** Undefined also if several have the name. */
  byName(tx: Tx, name: string): Promise<Manager | undefined>
  byHandle(tx: Tx, handle: string): Promise<Manager | undefined>
  /** The same, locked against changes until the transaction ends. */
  holdByHandle(tx: Tx, handle: string): Promise<Manager | undefined>
  /** Those who may read tickets and want to be mailed about the ones that are assigned to nobody. */
  watchful(tx: Tx): Promise<readonly Manager[]>
  /** The names of all. */
  names(tx: Tx): Promise<readonly string[]>
}

/** What the support module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly blobs: Blobs
  readonly branding: Branding
  readonly mailer: Mailer
  /** Signs the reply addresses of tickets and the URLs of files. */
  readonly secret: string
  /** Earlier secrets, which signed addresses still in use. */
  readonly previous_secrets: readonly string[]
  /** Base URL of a brand's portal. */
  readonly portalUrl: (tenant: string) => string
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly licensing: LicensingModule
  readonly limits: {
    /** How often one account may write what is mailed to others. */
    readonly words: RateLimit
    /** The same for the addresses that an account has in copy: all together, and each one. */
    readonly copies: RateLimit
    readonly copy: RateLimit
    /** How often an account may add addresses to mail to. */
    readonly addresses: RateLimit
    /** How many letters that ask its owner a mailbox may get. */
    readonly mailbox: RateLimit
    /** How many notes strangers may leave in one ticket. */
    readonly notes: RateLimit
  }
  readonly log: Log
  readonly staff: StaffDirectory
  /** Which of the accounts have switched off mail about replies. */
  readonly withoutReplyMail: (tx: Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>
}
