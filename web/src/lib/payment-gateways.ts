import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'

/** Every payment channel, in the order in which they are offered. */
export const paymentGateways = [
  'stripe',
  'cloudpayments',
  'paddle',
  'paypro',
  'bank_transfer',
] as const satisfies readonly Gateway[]
