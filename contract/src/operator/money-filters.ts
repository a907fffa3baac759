import * as z from 'zod/mini'
import { OrderPurpose } from '../billing/order-purpose.ts'
import { OrderDay } from '../billing/order.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { amountQuery, dayQuery, searchQuery } from '../vocabulary/page.ts'
import { disputeStates, PaymentDay, staffOrderStatuses } from './order.ts'

/** What lists of money have in common. */
export const moneyFilters = {
  ...searchQuery,
  ...dayQuery,
  /** The id of the customer. */
  customer: z.optional(Id),
  gateway: z.optional(Gateway),
  currency: z.optional(Currency),
  ...amountQuery,
}

/** Filters for payments. */
export const paymentFilters = {
  ...moneyFilters,
  /** Which day `from` and `to` are about; defaults to `created_at`. */
  by: z.optional(PaymentDay),
}

/** Filters for credit notes. */
export const creditNoteFilters = {
  ...searchQuery,
  ...dayQuery,
  /** The id of the customer. */
  customer: z.optional(Id),
  currency: z.optional(Currency),
}

/** Filters for orders. */
export const orderFilters = {
  ...moneyFilters,
  /** Which day `from` and `to` are about; defaults to `created_at`. */
  by: z.optional(OrderDay),
  /** The id of the licence that the orders are about. */
  deliverable: z.optional(Id),
  status: z.optional(z.enum(staffOrderStatuses)),
  purpose: z.optional(OrderPurpose),
  /** Only orders with a chargeback in this state. */
  dispute: z.optional(z.enum(disputeStates)),
}
