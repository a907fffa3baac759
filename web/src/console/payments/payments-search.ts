import { currencies } from '@foyer/contract/vocabulary/currency.ts'
import { paymentGateways } from '../../lib/payment-gateways.ts'
import { amount, day, oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

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
    amount_gt: amount,
    amount_lt: amount,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type PaymentsSearch = ReturnType<typeof paymentsSearch>
