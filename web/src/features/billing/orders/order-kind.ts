import type { Order } from '@foyer/contract/billing/order.ts'

export type OrderKind = 'invoice' | 'order'

/** Above zero it is an invoice to pay; what costs nothing is an order. */
export const orderKind = ({ amount }: Pick<Order, 'amount'>): OrderKind => (amount > 0 ? 'invoice' : 'order')
