import type { Audit } from '../../platform/audit/audit.ts'
import type { Policy } from '../../platform/auth/policy.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule } from '../account/index.ts'
import type { Branding } from '../branding/index.ts'
import type { LostSight } from './visibility/lose-sight.ts'

/** What the company module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly branding: Branding
  readonly account: AccountModule
  /** The policies of all modules. What people may do follows from them. */
  readonly policies: Policy
  /** The portal’s address for a brand’s customers. */
  readonly portalUrl: (tenant: string) => string
  /** Removes these people from the copies of tickets. Handed in, because the support module depends on this one. */
  readonly endTicketCopies: (tx: Tx, lost: LostSight) => Promise<void>
  /** Limits mails to addresses that someone else enters, per account that enters them. */
  readonly letterLimit: RateLimit
  /**
   * Counts an e-mail to an address, from all accounts together. Invites and requests count separately, so that one cannot
   * use up the other. False beyond the limit: nothing is mailed, and the recipient finds it in the portal.
   */
  readonly mailbox: Readonly<Record<'invites' | 'requests', (tenant: string, email: string) => Promise<boolean>>>
}
