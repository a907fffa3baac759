import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Changes } from '../../platform/database/changes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Branding } from '../branding/index.ts'

/**
 * The SKUs of all licences that a person sees, their own and others'. Injected, because licences belong to a module
 * that depends on this one.
 */
export type SeenSkus = (tx: Tx, viewerId: string) => Promise<readonly string[]>

/** The number of licences of each SKU that have not ended; of all SKUs by default. */
export type RunningLicences = (tx: Tx, skuIds?: readonly string[]) => Promise<ReadonlyMap<string, number>>

/**
 * Whether the brand has a gateway that takes online payments in the currency. Injected, because gateways belong to a
 * module that depends on this one.
 */
export type TakenOnline = (tenant: string, currency: Currency) => boolean

/**
 * The day on which a period that starts on `startsOn` ends; null for one-time purchases. Injected, because periods
 * belong to a module that depends on this one.
 */
export type PeriodEnd = (startsOn: string, period: BillingPeriod) => string | null

/** What the catalogue module depends on. */
export interface Services {
  readonly database: Database
  readonly changes: Changes
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly branding: Branding
  readonly seenSkus: SeenSkus
  readonly runningLicences: RunningLicences
  readonly takenOnline: TakenOnline
  readonly periodEnd: PeriodEnd
}
