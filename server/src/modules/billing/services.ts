import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
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

/** An order whose money has arrived, for the code that delivers it. */
export interface PaidOrder {
  readonly id: string
  readonly tenant: string
  readonly account_id: string
  readonly deliverable_id: string | null
  readonly actions: readonly Pick<StoredAction, 'command' | 'data'>[]
  readonly gateway: string
  /** When the payment counts from: when it was booked, which may be later than the day the money arrived. */
  readonly delivered_at: Date
  /** Whether a card saved by the customer was charged: not a card typed in for this payment, nor a colleague's card. */
  readonly by_kept_card?: boolean
  /** Who made a free change, and why. A paid order is delivered by its payment. */
  readonly by?: { readonly actor: string; readonly reason?: string | undefined }
}

/**
 * Delivers in the transaction that marks the order as paid, so that both happen or neither, although licences belong to another module.
 * Returns the licence that was created, if any.
 */
export type Fulfil = (tx: Tx, order: PaidOrder) => Promise<Delivered | null>

/** What billing needs from licences; functions of another module. */
export interface Renewing {
  /** The currencies of everything that renews with a saved card of the account. */
  currenciesByCard(tx: Tx, accountId: string): Promise<readonly string[]>
  /**
   * The order for a licence’s next period, created if there is none. Null if the licence cannot be renewed, now belongs to another
   * customer, or costs something else than was agreed.
   */
  nextPeriod(tx: Tx, paid: PaidPeriod): Promise<string | null>
  /** Whether the vendor has stopped a licence. */
  isBlocked(tx: Tx, deliverableId: string): Promise<boolean>
  /** The day a licence stops if it is not renewed, in the past if it has stopped; null if it never stops or has been terminated. */
  stopDay(tx: Tx, deliverableId: string): Promise<string | null>
  /**
   * What the payment of an order leaves its owner to do at their servers, in their language; null if nothing. It is the same before the order
   * is delivered and after.
   */
  leftToDo(tx: Tx, order: PaidForLicence, locale: Locale): Promise<string | null>
  /**
   * Staff cancel the renewal order of a licence, which also turns off its automatic renewal. Called before the order is locked. Returns whether
   * the customer has a letter about it.
   */
  giveUp(tx: Tx, given: GivenUp): Promise<boolean>
  /** An unpaid order about a licence was issued again: what waits for its payment waits for the new one. Called while both are locked. */
  reissued(tx: Tx, reissued: Reissued): Promise<void>
  /**
   * An external service starts or stops charging a licence. Returns false if it must not: the licence has ended, belongs to another
   * customer, now costs something else, or its renewal was turned off since.
   */
  agreementChanged(tx: Tx, change: AgreementChange): Promise<boolean>
}

/** An order about a licence, as its receipt sees it. */
export interface PaidForLicence {
  readonly deliverable_id: string
  readonly purpose: string
}

/** A period that was paid for at an external service. */
export interface PaidPeriod {
  readonly tenant: string
  /** The customer who pays. */
  readonly account_id: string
  readonly deliverable_id: string
  readonly gateway: string
  /** What the service charges for each period, with tax. */
  readonly agreed: Money
  /** The service’s id of the agreement, if it will charge again; null if the agreement has ended or its id is not known yet. */
  readonly reference: string | null
}

/** An order that was issued again. */
export interface Reissued {
  readonly deliverable_id: string
  /** The cancelled order. */
  readonly from: string
  /** The one in its place. */
  readonly to: string
}

/** A renewal that staff cancel. */
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
  /** The customer who agreed. */
  readonly account_id: string
  readonly deliverable_id: string
  readonly gateway: string
  /** The service’s id of the agreement. */
  readonly reference: string
  /** The charge per period from now on, with tax; null if there are no further charges. */
  readonly agreed: Money | null
  /**
   * When its page was opened, if only a charge reports the agreement. Nobody knew of it until then, so turning off the renewal in between
   * could not end this agreement.
   */
  readonly unknown_since?: Date
}

/** What the billing module depends on. */
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
  /** Limits the invoices that one account can create within an hour, because each is mailed. */
  readonly orderLimit: RateLimit
  /** Which of these accounts do not want mails about unpaid invoices. Handed in, because the push module depends on others before it. */
  readonly withoutInvoiceMail: (tx: Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** The portal’s address for a brand’s customers. */
  readonly portalUrl: (tenant: string) => string
}
