import { owner } from '../../../lib/owner-param.ts'
import { paymentGateways } from '../../../lib/payment-gateways.ts'
import { amount, day } from '../../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { words } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'

const fields = ['created_at', 'amount', 'gateway'] as const

/** The whole state of the list of payments, kept in the address. */
export const paymentsSearch = searchOf({
  query: words,
  from: day,
  to: day,
  amount_gt: amount,
  amount_lt: amount,
  gateway: oneOf(...paymentGateways),
  owner,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type PaymentsSearch = ReturnType<typeof paymentsSearch>
