import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Changes } from '../../platform/database/changes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Branding } from '../branding/index.ts'

/** The SKUs of the licences that the person sees, their own and others': licences are kept above, so the answer comes from there. */
export type SeenSkus = (tx: Tx, viewerId: string) => Promise<readonly string[]>

/** How many licences name each SKU and have not ended: all of them unless told which. */
export type RunningLicences = (tx: Tx, skuIds?: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Whether the brand has a way of paying at once that takes the currency: gateways are kept above. */
export type TakenOnline = (tenant: string, currency: Currency) => boolean

/** The day on which a period that begins on this day is over; null for what is bought once. Periods are counted above, where they are kept. */
export type PeriodEnd = (startsOn: string, period: BillingPeriod) => string | null

/** What the catalogue module stands on. */
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
