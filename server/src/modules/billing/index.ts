import type { Order, OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PayBody, PaymentSettings, PaymentSettingsBody } from '@foyer/contract/billing/paying.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { issueOrder, type OrderDraft } from './issue-order.ts'
import { type LicenceOrder, listLicenceOrders } from './licence-order-store.ts'
import { orderDocument } from './order-document.ts'
import { findOpenOrders, type OpenOrder } from './order-store.ts'
import { type PayResult, payOrder } from './pay-order.ts'
import { choosePayment, offeredGateways } from './payment-settings.ts'
import { listOrdersOf, type OrderQuery, readOrder } from './read-order.ts'
import { listCards, listPaymentsOf, type PaymentQuery, readPayment } from './read-payment.ts'
import {
  applyNotification,
  type NotificationJob,
  notificationQueue,
  receiveNotification,
} from './receive-notification.ts'
import { type RecordedPayment, recordPayment } from './record-payment.ts'
import { type NewCard, saveCard } from './save-card.ts'
import type { Fulfil, PaidOrder, Services } from './services.ts'
import { settleUnfinished } from './settle-unfinished.ts'

export { billingConsistency } from './consistency-store.ts'
export { openCardGateways } from './gateways/open-gateways.ts'
export { billingPolicy } from './policy.ts'
export type { Fulfil, LicenceOrder, NewCard, OpenOrder, OrderDraft, PaidOrder, RecordedPayment, Services }

/** Front door: what is owed, and that it is paid once. */
export interface BillingModule {
  listOrders(call: ActorCall, query: OrderQuery): Promise<Page<Order>>
  readOrder(call: ActorCall, id: string): Promise<OrderDetail>
  document(call: ActorCall, id: string): Promise<string>
  choosePayment(call: ActorCall, id: string, body: PaymentSettingsBody): Promise<PaymentSettings>
  pay(call: ActorCall, id: string, body: PayBody): Promise<PayResult>
  listPayments(call: ActorCall, query: PaymentQuery): Promise<Page<Payment>>
  readPayment(call: ActorCall, id: string): Promise<Payment>
  gateways(call: ActorCall): Promise<PaymentGateway[]>
  cards(
    call: ActorCall,
    query: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<PaymentMethod>>
  receiveNotification(
    gateway: string,
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<void>
  /** One round of the janitor for one brand; returns how many attempts it looked at. */
  settleUnfinished(tenant: string): Promise<number>
  /** For other modules, in their transactions. Returns the order's id. */
  issue(tx: Tx, draft: OrderDraft): Promise<string>
  /** Orders about one licence, for its history; the newest first. */
  ordersOf(tx: Tx, tenant: string, deliverableId: string, limit: number): Promise<LicenceOrder[]>
  openOrders(tx: Tx, deliverableIds: readonly string[]): Promise<OpenOrder[]>
  /** Money that arrived by other ways than a card, such as a bank transfer. */
  recordPayment(payment: RecordedPayment): Promise<void>
  /** Keeps a card that a gateway has already accepted. */
  saveCard(card: NewCard): Promise<void>
}

const janitorMs = 5_000

export const createBillingModule = (services: Services): BillingModule => {
  const { jobs, branding } = services
  const sweep = settleUnfinished(services)
  jobs.handle<NotificationJob>(notificationQueue, ({ data }) => applyNotification(services)(data))
  jobs.every('billing janitor', janitorMs, async () => {
    for (const { key } of branding.all) while ((await sweep(key)) > 0);
  })
  return {
    listOrders: listOrdersOf(services),
    readOrder: readOrder(services),
    document: orderDocument(services),
    choosePayment: choosePayment(services),
    pay: payOrder(services),
    listPayments: listPaymentsOf(services),
    readPayment: readPayment(services),
    gateways: offeredGateways(services),
    cards: listCards(services),
    receiveNotification: receiveNotification(services),
    settleUnfinished: sweep,
    issue: (tx, draft) => issueOrder(services, tx, draft),
    ordersOf: listLicenceOrders,
    openOrders: findOpenOrders,
    recordPayment: recordPayment(services),
    saveCard: saveCard(services),
  }
}
