import * as z from 'zod/mini'
import { OrderPurpose } from '../billing/order.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { amountQuery, dayQuery, searchQuery } from '../vocabulary/page.ts'
import { staffOrderStatuses } from './order.ts'

/** What payments are narrowed by. */
export const paymentFilters = {
  ...searchQuery,
  ...dayQuery,
  /** Id of the customer. */
  customer: z.optional(Id),
  gateway: z.optional(Gateway),
  currency: z.optional(Currency),
  ...amountQuery,
}

/** What orders are narrowed by. */
export const orderFilters = {
  ...paymentFilters,
  /** Id of the licence that they are about. */
  deliverable: z.optional(Id),
  status: z.optional(z.enum(staffOrderStatuses)),
  purpose: z.optional(OrderPurpose),
}
