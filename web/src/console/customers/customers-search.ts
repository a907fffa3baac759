import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const customerViews = ['all', 'owing', 'blocked'] as const
export type CustomerView = (typeof customerViews)[number]

const fields = ['created_at', 'email', 'name', 'country'] as const

/** The whole state of the list of customers, kept in the address. */
export const customersSearch = searchOf({
  view: oneOf(...customerViews),
  query: words,
  /** The id of the company that they belong to. */
  company: text,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type CustomersSearch = ReturnType<typeof customersSearch>
