import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { collection, dayQuery, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { Order, OrderDetail, OrderDocument } from './order.ts'
import {
  PayBody,
  PaymentSettings,
  PaymentSettingsBody,
  PayPending,
  PaySeveralBody,
  PaySeveralResult,
} from './paying.ts'

const tag = 'Orders'
const orderParams = z.object({ order_id: Id })

export const listOrders = endpoint({
  operation: 'listOrders',
  method: 'GET',
  url: `${billingPath}/orders`,
  summary: 'Orders and invoices',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({
    ...pageQuery,
    ...searchQuery,
    ...dayQuery,
    /** The unpaid ones; the same as `status=open`. */
    paid_at_is: z.optional(z.literal('null')),
    status: z.optional(z.enum(['open', 'paid'])),
    owner: z.optional(OwnerFilter),
    sort: sortBy(['created_at', 'number', 'description', 'amount', 'due_on', 'paid_at'], '-created_at'),
  }),
  answers: { 200: collection('orders', Order) },
  etag: true,
})

export const getOrder = endpoint({
  operation: 'getOrder',
  method: 'GET',
  url: `${billingPath}/orders/:id`,
  summary: 'One order with its lines, parties and history',
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
  summary: 'The order’s PDF',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  answers: { 200: OrderDocument },
})

export const setPaymentSettings = endpoint({
  operation: 'setPaymentSettings',
  method: 'POST',
  url: `${billingPath}/orders/:order_id/payment_settings`,
  summary: 'Choose the gateway to pay through',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: orderParams,
  body: PaymentSettingsBody,
  answers: { 200: PaymentSettings },
  errors: ['already_paid', 'payment_in_progress', 'gateway_unavailable', 'gateway_error'],
})

export const payOrder = endpoint({
  operation: 'payOrder',
  method: 'POST',
  url: `${billingPath}/orders/:order_id/pay`,
  summary: 'Pay by card; an order is charged at most once, however often this is called',
  tag,
  auth: ['bearer'],
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
  method: 'POST',
  url: `${billingPath}/orders/pay`,
  summary: 'Pay several invoices with one saved card; each tells how it went',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  body: PaySeveralBody,
  answers: { 200: z.object({ results: z.array(PaySeveralResult) }) },
})
