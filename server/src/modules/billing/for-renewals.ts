import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../platform/database/database.ts'
import { endAgreement } from './agreements/end-agreement.ts'
import { openAgreement } from './agreements/open-agreement.ts'
import { holdCards } from './cards/card-store.ts'
import { cardToCharge } from './cards/card-to-charge.ts'
import { questionMoved } from './disputes/question-moved.ts'
import { declineOf } from './history.ts'
import { type BlockedLicence, postBlockedYetCharged } from './letters/blocked-yet-charged.ts'
import { enclosedIn } from './letters/enclosed.ts'
import { type Addressed, postLetter, type Wording } from './letters/post-letter.ts'
import { summarise } from './letters/summary.ts'
import { texts } from './locale/texts.ts'
import { type Cancellation, cancelOrderIn } from './orders/cancel-order.ts'
import { chargedOn } from './orders/charged-on.ts'
import { noteCharge, noteProlonged, type OrderRow } from './orders/order-store.ts'
import { chargeRenewal } from './payments/charge-renewal.ts'
import { gatewaysOf } from './payments/payment-settings.ts'
import type { Services } from './services.ts'
import { listAwaitedLicences } from './staff/approval-store.ts'

/** What renewals of licences need. */
export const forRenewals = (services: Services) => ({
  /** The account’s saved card that would be charged automatically in this currency, on that day or now; null if none can be. */
  cardToCharge: (tx: Tx, accountId: string, currency: string, day?: string) =>
    cardToCharge(services, tx, accountId, currency, day),
  /** The day a card is charged for an order automatically; null if none will be. */
  chargedOn: (order: OrderRow) => chargedOn(services, order),
  /** Locks the account’s cards: none is removed or added until the caller’s transaction ends. */
  holdCards,
  /** Sends a mail about money to the customer and their further addresses for invoices. */
  postLetter: (tx: Tx, to: Addressed, write: (locale: Locale) => Wording) =>
    postLetter(services, tx, to, (_, locale) => write(locale)),
  /** The invoice of an order, for a mail of another module that encloses it. */
  enclosedInvoice: async (tx: Tx, { id, tenant, account_id, number }: OrderRow) => {
    const { locale } = await services.account.get(tx, account_id)
    return enclosedIn(services, tenant, texts[Locale.parse(locale)], [{ order_id: id, number, is: 'invoice' }])
  },
  /** What mails say about an order: its number and amount in the owner’s format. */
  summary: (tx: Tx, orderId: string) => summarise(services, tx, orderId),
  /** Why a card was declined, in plain words, and what its owner can do about it where they are not paying at this moment. */
  decline: declineOf,
  /** Charges an order to that card of its owner, once per key. */
  chargeRenewal: chargeRenewal(services),
  /** Those of these licences for which money has arrived that waits for a decision of staff. */
  awaited: listAwaitedLicences,
  /** The period that a paid order actually paid for, if it differs from the one it was issued for. */
  noteProlonged,
  noteCharge,
  cancel: (tx: Tx, cancellation: Cancellation) => cancelOrderIn(services, tx, cancellation),
  /** Whether an external service could charge a customer of the brand in this currency at this interval of months. */
  offers: (tenant: string, currency: Currency, gateway: Gateway, months: number) =>
    gatewaysOf(services, tenant, currency).some((one) => one.gateway === gateway) &&
    services.gateway(tenant, gateway)?.checkouts?.renews(months) === true,
  openAgreement: openAgreement(services),
  /** Makes an external service stop charging a licence. */
  endAgreement: (tx: Tx, deliverableId: string) => endAgreement(services, tx, deliverableId),
  /** Tells staff that an external service charges a blocked licence. */
  tellBlocked: (tx: Tx, licence: BlockedLicence) => postBlockedYetCharged(services, tx, licence),
  /** Tells staff that a bank has taken back the payment of a licence that has since been transferred to another customer. */
  questionMoved: (tx: Tx, orderId: string) => questionMoved(services, tx, orderId),
})
