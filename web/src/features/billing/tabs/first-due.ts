import type { Order } from '@foyer/contract/billing/order.ts'

type Due = Pick<Order, 'due_on' | 'created_at'>

/** Days and times are written so that their texts sort as they do; what has no due day comes last, the oldest first. */
const rank = ({ due_on, created_at }: Due): string => `${due_on ?? '9999'} ${created_at}`

/** The invoice to pay next. */
export const firstDue = <Invoice extends Due>(unpaid: readonly Invoice[]): Invoice | undefined =>
  unpaid.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
