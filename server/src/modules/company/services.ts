import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountModule } from '../account/index.ts'

/** What the company module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly account: AccountModule
}
