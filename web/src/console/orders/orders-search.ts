import { currencies } from '@foyer/contract/vocabulary/currency.ts'
import { amount, day, oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

export const orderViews = ['open', 'overdue', 'paid', 'refunded', 'cancelled', 'all'] as const

const fields = ['created_at', 'number', 'amount', 'due_on', 'paid_at'] as const

/** The whole state of the list of orders, kept in the address. */
export const ordersSearch = daysInOrder(
  searchOf({
    view: oneOf(...orderViews),
    query: words,
    /** The customer's id. */
    customer: text,
    /** The licence's id. */
    deliverable: text,
    currency: oneOf(...currencies),
    /** Days, both inclusive. */
    from: day,
    to: day,
    amount_gt: amount,
    amount_lt: amount,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type OrdersSearch = ReturnType<typeof ordersSearch>
