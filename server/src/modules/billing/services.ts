import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountModule } from '../account/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CatalogueModule } from '../catalogue/index.ts'
import type { CompanyModule } from '../company/index.ts'
import type { CardTryLimits } from './cards/card-tries.ts'
import type { Gateways } from './gateways/open-gateways.ts'
import type { Delivered, StoredAction } from './orders/order-store.ts'

/** An order whose money has arrived, for whoever delivers what was bought. */
export interface PaidOrder {
  readonly id: string
  readonly tenant: string
  readonly account_id: string
  readonly deliverable_id: string | null
  readonly actions: readonly Pick<StoredAction, 'command' | 'data'>[]
  readonly gateway: string
  /** From when on it counts: when the money was booked, which may be later than the day on which it arrived. */
  readonly delivered_at: Date
  /** Who had done what costs nothing, and why; what is paid for is done by the payment. */
  readonly by?: { readonly actor: string; readonly reason?: string }
}

/**
 * Delivers within the very transaction that marks the order as paid: licences are another module's, yet both happen or neither.
 * Answers with the licence that was made, where one was.
 */
export type Fulfil = (tx: Tx, order: PaidOrder) => Promise<Delivered | null>

/** What licences tell of themselves to those who collect their money: another module's, handed in as functions. */
export interface Renewing {
  /** The currencies of what is renewed with a saved card of the account's, each once. */
  currenciesByCard(tx: Tx, accountId: string): Promise<readonly string[]>
  /** The order that prolongs a licence by its next period, made where there is none; null where it cannot be prolonged, is another customer's by now, or costs something else than was agreed. */
  nextPeriod(tx: Tx, paid: PaidPeriod): Promise<string | null>
  /** The day on which a licence stops that is not prolonged, past where it has; null where it never does, or is terminated. */
  stopDay(tx: Tx, deliverableId: string): Promise<string | null>
  /** The order that was to prolong a licence is given up by staff: the licence is not renewed any more. Before the order is locked. */
  giveUp(tx: Tx, given: GivenUp): Promise<void>
  /** An outside service charges a licence from now on, or does so no more. False where it shall not: the licence is over, another customer's, costs something else by now, or its renewal was ended since. */
  agreementChanged(tx: Tx, change: AgreementChange): Promise<boolean>
}

/** A period that somebody has paid for at an outside service. */
export interface PaidPeriod {
  readonly tenant: string
  /** Of the customer who pays. */
  readonly account_id: string
  readonly deliverable_id: string
  readonly gateway: string
  /** What the service charges for each period, with tax. */
  readonly agreed: Money
  /** The service's own name of what was agreed, where it goes on charging: null where that has ended, or is not known yet. */
  readonly reference: string | null
}

/** A renewal that staff give up. */
export interface GivenUp {
  readonly tenant: string
  readonly deliverable_id: string
  readonly order_id: string
  readonly reason: string
  /** `operator:<handle>` */
  readonly actor: string
  readonly actor_ip: string | null
}

export interface AgreementChange {
  readonly tenant: string
  /** Who has agreed. */
  readonly account_id: string
  readonly deliverable_id: string
  readonly gateway: string
  /** The service's own name of it. */
  readonly reference: string
  /** What is charged for each period from now on, with tax; null where nothing is any more. */
  readonly agreed: Money | null
  /** When its page was opened, where a charge alone tells of it: nobody knew of it until then, so whoever has ended the renewal since could not end this too. */
  readonly unknown_since?: Date
}

/** What the billing module stands on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly cursors: Cursors
  readonly audit: Audit
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
  readonly branding: Branding
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly catalogue: CatalogueModule
  readonly fulfil: Fulfil
  readonly renewing: Renewing
  readonly gateway: Gateways
  readonly cardTries: CardTryLimits
  /** Where customers reach the portal of a brand. */
  readonly portalUrl: (tenant: string) => string
}
