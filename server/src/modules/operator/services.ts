import type { Audit } from '../../platform/audit/audit.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

/** What the operator module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  /** Tries to sign in: for one operator from one address, and for the address. */
  readonly limits: { readonly pair: RateLimit; readonly address: RateLimit }
}
