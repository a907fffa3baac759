import type { Audit } from '../../platform/audit/audit.ts'
import type { Policy } from '../../platform/auth/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountModule } from '../account/index.ts'

/** What the company module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly account: AccountModule
  /** Of all modules: what people may do follows from it. */
  readonly policies: Policy
}
