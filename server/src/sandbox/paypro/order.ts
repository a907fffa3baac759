import type { Sale } from '../sales.ts'

/** PayPro's names of an order's state. A partial refund does not change it. */
const statuses = {
  open: { id: '1', name: 'Waiting' },
  waiting: { id: '1', name: 'Waiting' },
  declined: { id: '2', name: 'Canceled' },
  refunded: { id: '3', name: 'Refunded' },
  partially_refunded: { id: '5', name: 'Processed' },
  completed: { id: '5', name: 'Processed' },
} as const

export const statusOf = ({ status }: Pick<Sale, 'status'>): { readonly id: string; readonly name: string } =>
  statuses[status]

/** Each order has one item, whose number is derived from the order's. */
export const itemOf = (orderId: string): number => Number(orderId) + 7_000_000_000
