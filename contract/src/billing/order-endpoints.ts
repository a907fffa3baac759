import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { amountQuery, collection, csvQuery, dayQuery, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { queryNumber } from '../vocabulary/query-number.ts'
import { OrderBody } from './order-body.ts'
import {
  BuyerReferenceBody,
  Order,
  OrderDay,
  OrderDetail,
  OrderDocument,
  OrderDocumentQuery,
  OrderSums,
  ReissueBody,
} from './order.ts'
import {
  PayBody,
  PaymentSettings,
  PaymentSettingsBody,
  PayPending,
  PaySeveralBody,
  PaySeveralResult,
} from './paying.ts'
import { UnpaidSummary } from './unpaid.ts'

const tag = 'Orders'
const orderParams = z.object({ order_id: Id })

const orderFilters = {
  ...searchQuery,
  ...dayQuery,
  /** Which day `from` and `to` are about; defaults to `created_at`. */
  by: z.optional(OrderDay),
  /** Only unpaid orders; the same as `status=open`. */
  paid_at_is: z.optional(z.literal('null')),
  status: z.optional(z.enum(['open', 'paid', 'cancelled'])),
  /** Only orders for this licence. */
  deliverable_id: z.optional(Id),
  ...amountQuery,
  owner: z.optional(OwnerFilter),
}

export const listOrders = endpoint({
  operation: 'listOrders',
  method: 'GET',
  url: `${billingPath}/orders`,
  summary: 'List orders and invoices',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({
    ...pageQuery,
    ...csvQuery,
    ...orderFilters,
    sort: sortBy(['created_at', 'number', 'description', 'amount', 'due_on', 'paid_at'], '-created_at'),
  }),
  answers: { 200: collection('orders', Order) },
  etag: true,
  csv: true,
})

export const sumOrders = endpoint({
  operation: 'sumOrders',
  method: 'GET',
  url: `${billingPath}/orders/totals`,
  summary: 'Get totals of the matching orders by currency; cancelled ones are summed apart',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject(orderFilters),
  answers: { 200: OrderSums },
  etag: true,
})

export const getUnpaidSummary = endpoint({
  operation: 'getUnpaidSummary',
  method: 'GET',
  url: `${billingPath}/orders/unpaid`,
  summary: 'Get how many invoices are unpaid, what is to be paid, and what is charged next',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  answers: { 200: UnpaidSummary },
  etag: true,
})

export const getOrder = endpoint({
  operation: 'getOrder',
  method: 'GET',
  url: `${billingPath}/orders/:id`,
  summary: 'Get an order with its lines, parties and history',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: idParams,
  answers: { 200: OrderDetail },
  etag: true,
})

export const getOrderDocument = endpoint({
  operation: 'getOrderDocument',
  method: 'GET',
  url: `${billingPath}/orders/:order_id/document`,
  summary: 'Get the PDF of an order: the invoice, or the receipt once it is paid',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  query: OrderDocumentQuery,
  answers: { 200: OrderDocument },
})

export const getOrderArchive = endpoint({
  operation: 'getOrderArchive',
  method: 'GET',
  url: `${billingPath}/orders/archive`,
  summary: 'Download a year’s invoices and credit notes as a ZIP; defaults to this year',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({ year: z.optional(queryNumber(z.int(), z.minimum(2000), z.maximum(2999))) }),
  answers: { 200: null },
  answersFile: true,
  errors: ['no_documents'],
})

export const createOrder = endpoint({
  operation: 'createOrder',
  method: 'POST',
  url: `${billingPath}/orders`,
  summary:
    'Create an order: buy, convert a trial, change a licence’s properties or end a trial; free orders are delivered at once',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  body: OrderBody,
  answers: { 201: Order },
  errors: [
    'not_found',
    'conflict',
    'payment_in_progress',
    'quantity_too_small',
    'price_above_cap',
    'price_changed',
    'not_on_sale',
    'not_a_trial',
    'trials_used_up',
    'licence_stopped',
    'not_terminatable',
    'retroview_not_manageable',
    'too_many_requests',
  ],
})

export const cancelOrder = endpoint({
  operation: 'cancelOrder',
  method: 'POST',
  url: `${billingPath}/orders/:order_id/cancel`,
  summary: 'Cancel an unpaid purchase, as long as no payment is in progress',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  answers: { 200: OrderDetail },
  errors: ['already_paid', 'payment_in_progress', 'conflict'],
})

export const changeOrderReference = endpoint({
  operation: 'changeOrderReference',
  method: 'PUT',
  url: `${billingPath}/orders/:order_id/buyer_reference`,
  summary: 'Set your own reference on an unpaid invoice, such as a purchase order number',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  body: BuyerReferenceBody,
  answers: { 200: OrderDetail },
  errors: ['already_paid', 'conflict', 'not_printable'],
})

export const reissueOrder = endpoint({
  operation: 'reissueOrder',
  method: 'POST',
  url: `${billingPath}/orders/:order_id/reissue`,
  summary: 'Issue an unpaid invoice again with your present billing details; its number is cancelled',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  body: ReissueBody,
  answers: { 201: OrderDetail },
  errors: ['already_paid', 'payment_in_progress', 'conflict', 'price_changed', 'too_many_requests'],
})

export const setPaymentSettings = endpoint({
  operation: 'setPaymentSettings',
  method: 'POST',
  url: `${billingPath}/orders/:order_id/payment_settings`,
  summary: 'Choose a payment gateway and get what is needed to pay through it',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  body: PaymentSettingsBody,
  answers: { 200: PaymentSettings },
  errors: ['already_paid', 'payment_in_progress', 'gateway_unavailable', 'gateway_error'],
})

export const payOrder = endpoint({
  operation: 'payOrder',
  critical: true,
  method: 'POST',
  url: `${billingPath}/orders/:order_id/pay`,
  summary: 'Pay an order by card; it is charged at most once, however often this is called',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  body: PayBody,
  answers: { 200: OrderDetail, 202: PayPending },
  errors: [
    'already_paid',
    'payment_in_progress',
    'card_declined',
    'card_not_both',
    'gateway_unavailable',
    'gateway_error',
  ],
})

export const paySeveral = endpoint({
  operation: 'paySeveral',
  critical: true,
  method: 'POST',
  url: `${billingPath}/orders/pay`,
  summary: 'Pay several invoices with one saved card; the answer gives a result for each',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'billing',
  body: PaySeveralBody,
  answers: { 200: z.object({ results: z.array(PaySeveralResult) }) },
})
