import * as z from 'zod/mini'

/** The first three are a customer's, the others are made by the server and its operators. */
export const orderPurposes = [
  'new',
  'update_properties',
  'terminate',
  'prolong',
  'increase',
  'change_sku',
  'restore',
  'custom',
] as const
/**
 * What an order is for. Customers create `new`, `update_properties` and `terminate` themselves; the server and operators create the others.
 * `prolong` pays for the next period, `increase` for a higher limit.
 */
export const OrderPurpose = z.enum(orderPurposes)
export type OrderPurpose = z.infer<typeof OrderPurpose>
