import type { orderPurposes as contractPurposes } from '@foyer/contract/billing/order-purpose.ts'
import type { orderDays as contractDays } from '@foyer/contract/billing/order.ts'
import type { disputeStates as contractDisputeStates } from '@foyer/contract/operator/order.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { amount, day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

export const orderViews = ['open', 'overdue', 'paid', 'refunded', 'cancelled', 'all'] as const

// The contract's lists. Their modules would also load a validator, so only their types are imported: a difference does not compile.
export const orderPurposes: typeof contractPurposes = [
  'new',
  'update_properties',
  'terminate',
  'prolong',
  'increase',
  'change_sku',
  'restore',
  'custom',
]
export const disputeStates: typeof contractDisputeStates = ['opened', 'won', 'lost']

export const orderDays: typeof contractDays = ['created_at', 'paid_at', 'cancelled_at']

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
    purpose: oneOf(...orderPurposes),
    /** The state of a chargeback. */
    dispute: oneOf(...disputeStates),
    currency: oneOf(...currencies),
    /** Days, both inclusive. */
    from: day,
    to: day,
    /** Which day the period is about. */
    by: oneOf(...orderDays),
    amount_gt: amount,
    amount_lt: amount,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type OrdersSearch = ReturnType<typeof ordersSearch>
