import type { Order } from '@foyer/contract/billing/order.ts'

export type OrderKind = 'invoice' | 'order'

/** An order above zero is an invoice to pay; a free one is just an order. */
export const orderKind = ({ amount }: Pick<Order, 'amount'>): OrderKind => (amount > 0 ? 'invoice' : 'order')
