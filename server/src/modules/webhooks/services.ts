import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Branding } from '../branding/index.ts'

/** What the webhooks module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly log: Log
  readonly branding: Branding
}
