import type {
  refundDays as contractDays,
  refundOrigins as contractOrigins,
  refundStates as contractStates,
} from '@foyer/contract/operator/refund.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { paymentGateways } from '../../lib/payment-gateways.ts'
import { amount, day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

// The contract's lists. Their module would also load a validator, so only their types are imported.
export const refundDays: typeof contractDays = ['created_at', 'settled_at', 'received_on']
export const refundStates: typeof contractStates = ['started', 'unknown', 'succeeded', 'failed']
export const refundOrigins: typeof contractOrigins = ['operator', 'gateway', 'surplus', 'verification', 'dispute']

const fields = ['created_at', 'amount'] as const

/** The whole state of the list of refunds, kept in the address. */
export const refundsSearch = daysInOrder(
  searchOf({
    query: words,
    /** The customer's id. */
    customer: text,
    gateway: oneOf(...paymentGateways),
    currency: oneOf(...currencies),
    state: oneOf(...refundStates),
    origin: oneOf(...refundOrigins),
    /** Days, both inclusive. */
    from: day,
    to: day,
    /** Which day the period is about. */
    by: oneOf(...refundDays),
    amount_gt: amount,
    amount_lt: amount,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type RefundsSearch = ReturnType<typeof refundsSearch>
