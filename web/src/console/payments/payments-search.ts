import type { paymentDays as contractDays } from '@foyer/contract/operator/order.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { paymentGateways } from '../../lib/payment-gateways.ts'
import { amount, day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

// The contract's list: its module would also load a validator, so only its type is imported.
export const paymentDays: typeof contractDays = ['created_at', 'recorded_at']

const fields = ['created_at', 'amount', 'gateway'] as const

/** The whole state of the list of payments, kept in the address. */
export const paymentsSearch = daysInOrder(
  searchOf({
    query: words,
    /** The customer's id. */
    customer: text,
    gateway: oneOf(...paymentGateways),
    currency: oneOf(...currencies),
    /** Days, both inclusive. */
    from: day,
    to: day,
    /** Which day the period is about. */
    by: oneOf(...paymentDays),
    amount_gt: amount,
    amount_lt: amount,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type PaymentsSearch = ReturnType<typeof paymentsSearch>
