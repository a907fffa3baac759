import { owner } from '../../../lib/owner-param.ts'
import { amount, day } from '../../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { words } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'

const fields = ['created_at', 'number', 'description', 'amount', 'due_on', 'paid_at'] as const

/** The contract’s days of an order. */
export const orderDays = ['created_at', 'paid_at', 'cancelled_at'] as const

const shared = {
  query: words,
  from: day,
  to: day,
  owner,
  /** Whose invoices a licence's page links to. */
  licence: text,
  amount_gt: amount,
  amount_lt: amount,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
}

/** The whole state of the list of invoices, kept in the address. */
export const ordersSearch = searchOf({
  ...shared,
  status: oneOf('open', 'paid', 'cancelled'),
  /** What is listed in place of the invoices. */
  view: oneOf('credit_notes'),
  /** Which day the period is about. */
  by: oneOf(...orderDays),
})

export type OrdersSearch = ReturnType<typeof ordersSearch>

/** The same for unpaid ones, which need no status filter. */
export const unpaidSearch = searchOf(shared)
