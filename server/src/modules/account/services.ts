import type { Audit } from '../../platform/audit/audit.ts'
import type { AccessTokens } from '../../platform/auth/access-tokens.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Branding } from '../branding/index.ts'
import type { LinkTokens } from './link-tokens.ts'

/** What the account module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly accessTokens: AccessTokens
  readonly branding: Branding
  readonly linkTokens: LinkTokens
  /** Keys the successors of refresh tokens. */
  readonly secret: string
  readonly limits: { readonly pair: RateLimit; readonly address: RateLimit }
}
