import * as endpoints from '@foyer/contract/billing/endpoints.ts'
import { anew } from '../../platform/database/journal.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, fileRoute, noContent, ok, restingOn, type Route, route, speaking } from '../../platform/http/route.ts'
import type { BillingModule } from './index.ts'

/** What answers about orders depend on: orders with their payments, and who owns them. */
const orders = ['billing', 'account'] as const

const orderListRoutes = (billing: BillingModule): Route[] => [
  restingOn(
    orders,
    route(
      endpoints.listOrders,
      async (call, { query }) => ok(pageAnswer('orders', await billing.listOrders(call, query))),
      (call, { query }) => billing.exportOrders(call, query),
    ),
  ),
  restingOn(
    orders,
    route(endpoints.sumOrders, async (call, { query }) => ok({ totals: await billing.sumOrders(call, query) })),
  ),
  restingOn(
    orders,
    route(endpoints.getUnpaidSummary, async (call) => ok(await billing.readUnpaid(call))),
  ),
]

const orderRoutes = (billing: BillingModule): Route[] => [
  // A single order also says when its licence stops.
  restingOn(
    [...orders, 'licensing'],
    speaking(route(endpoints.getOrder, async (call, { params }) => ok(await billing.readOrder(call, params.id)))),
  ),
  route(endpoints.getOrderDocument, async (call, { params, query }) =>
    ok({ document: await billing.document(call, params.order_id, query.kind) }),
  ),
  fileRoute(endpoints.getOrderArchive, (call, { query }) => billing.archive(call, query.year)),
  route(
    endpoints.listCreditNotes,
    async (call, { query }) => ok(pageAnswer('credit_notes', await billing.listCreditNotes(call, query))),
    (call, { query }) => billing.exportCreditNotes(call, query),
  ),
  route(endpoints.getCreditNoteDocument, async (call, { params }) =>
    ok({ document: await billing.creditNoteDocument(call, params.order_id, params.id) }),
  ),
  route(endpoints.getQuoteDocument, async (call, { params, query }) =>
    ok(await billing.quote(call, params.sku_id, query.quantity)),
  ),
  route(endpoints.cancelOrder, async (call, { params }) => ok(await billing.cancelOrder(call, params.order_id))),
  route(endpoints.changeOrderReference, async (call, { params, body }) =>
    ok(await billing.changeReference(call, params.order_id, body)),
  ),
  route(endpoints.reissueOrder, async (call, { params, body }) =>
    created(await billing.reissue(call, params.order_id, body)),
  ),
  // Where an attempt or a page of a gateway stands is asked anew by a repetition: a unique index prevents a second charge.
  route(endpoints.setPaymentSettings, async (call, { params, body }) =>
    ok(await anew(() => billing.choosePayment(call, params.order_id, body))),
  ),
  route(endpoints.payOrder, (call, { params, body }) => anew(() => billing.pay(call, params.order_id, body))),
  route(endpoints.paySeveral, async (call, { body }) =>
    ok({ results: await anew(() => billing.paySeveral(call, body)) }),
  ),
]

const paymentRoutes = (billing: BillingModule): Route[] => [
  route(
    endpoints.listPayments,
    async (call, { query }) => ok(pageAnswer('payments', await billing.listPayments(call, query))),
    (call, { query }) => billing.exportPayments(call, query),
  ),
  route(endpoints.getPayment, async (call, { params }) => ok(await billing.readPayment(call, params.id))),
  route(endpoints.listPaymentGateways, async (call, { query: { currency } }) =>
    ok({ payment_gateways: await billing.gateways(call, currency) }),
  ),
  route(endpoints.listPaymentMethods, async (call, { query }) =>
    ok(pageAnswer('payment_methods', await billing.cards(call, query))),
  ),
  route(endpoints.addPaymentMethod, (call, { body }) => billing.addCard(call, body)),
  route(endpoints.verifyCard, async (call) => ok(await billing.verifyCard(call))),
  route(endpoints.changePaymentMethod, async (call, { params }) =>
    ok(await billing.chooseDefaultCard(call, params.id)),
  ),
  route(endpoints.deletePaymentMethod, async (call, { params }) => {
    await billing.deleteCard(call, params.id)
    return noContent
  }),
]

export const billingRoutes = (billing: BillingModule): Route[] => [
  ...orderListRoutes(billing),
  ...orderRoutes(billing),
  ...paymentRoutes(billing),
]
