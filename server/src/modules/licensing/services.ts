import type { Audit } from '../../platform/audit/audit.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { KeyRing } from '../../platform/auth/signing-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CountryOf } from '../../platform/countries.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountModule } from '../account/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CatalogueModule } from '../catalogue/index.ts'
import type { CompanyModule, Owners } from '../company/index.ts'

/** What a licence’s history shows of a ticket. */
export interface LicenceTicket {
  readonly id: string
  readonly title: string
  readonly created_at: Date
  readonly closed_at: Date | null
  /** The person who opened it. */
  readonly creator: string
}

/** Which tickets about a licence may be shown: everyone who sees it can ask about it, and their tickets are their own. */
export interface TicketsAsked {
  readonly tenant: string
  readonly deliverable_id: string
  readonly owners: Owners
  readonly since: Date
  readonly limit: number
}

/** Tickets about a licence. The support module is built on this one, so it provides this function. */
export type TicketsOf = (tx: Tx, asked: TicketsAsked) => Promise<LicenceTicket[]>

/** What the licensing module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly log: Log
  readonly licenceKeys: KeyRing
  readonly countryOf: CountryOf
  readonly branding: Branding
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly catalogue: CatalogueModule
  readonly billing: BillingModule
  /** Limits the invoices that one account can create within an hour, because each is mailed. */
  readonly orderLimit: RateLimit
  readonly ticketsOf: TicketsOf
  /** Limits how many new media servers one licence can bring. */
  readonly newServers: RateLimit
}
