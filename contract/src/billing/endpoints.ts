import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { amountQuery, collection, csvQuery, dayQuery, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { PaymentGateway } from './payment-gateway.ts'
import { Payment } from './payment.ts'

export * from './card-endpoints.ts'
export * from './credit-note-endpoints.ts'
export * from './order-endpoints.ts'
export * from './quote-endpoints.ts'

const tag = 'Payments'

export const listPayments = endpoint({
  operation: 'listPayments',
  method: 'GET',
  url: `${billingPath}/payments`,
  summary: 'List payments received',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({
    ...pageQuery,
    ...searchQuery,
    ...dayQuery,
    /** The gateway it was paid through. */
    gateway: z.optional(Gateway),
    ...amountQuery,
    owner: z.optional(OwnerFilter),
    ...csvQuery,
    sort: sortBy(['created_at', 'amount', 'gateway'], '-created_at'),
  }),
  answers: { 200: collection('payments', Payment) },
  csv: true,
})

export const getPayment = endpoint({
  operation: 'getPayment',
  method: 'GET',
  url: `${billingPath}/payments/:id`,
  summary: 'Get a payment',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: idParams,
  answers: { 200: Payment },
})

export const listPaymentGateways = endpoint({
  operation: 'listPaymentGateways',
  method: 'GET',
  url: `${billingPath}/payment_gateways`,
  summary: 'List the payment gateways available to the caller',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({
    /** The currency to pay in; defaults to the currency of the caller’s account. */
    currency: z.optional(Currency),
  }),
  answers: { 200: z.object({ payment_gateways: z.array(PaymentGateway) }) },
})
