import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'

/** All that money comes through, in the order in which it is offered. */
export const paymentGateways = [
  'stripe',
  'cloudpayments',
  'paddle',
  'paypro',
  'bank_transfer',
] as const satisfies readonly Gateway[]
