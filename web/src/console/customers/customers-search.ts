import { locales } from '../../lib/locales.ts'
import { day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { country } from '../../lib/search-texts.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

export const customerViews = ['all', 'owing', 'blocked', 'closed'] as const
export type CustomerView = (typeof customerViews)[number]

const fields = ['created_at', 'email', 'name', 'country'] as const

/** The whole state of the list of customers, kept in the address. */
export const customersSearch = daysInOrder(
  searchOf({
    view: oneOf(...customerViews),
    query: words,
    /** The id of the company that they belong to. */
    company: text,
    country,
    locale: oneOf(...locales),
    /** Days on which they registered, both inclusive. */
    from: day,
    to: day,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type CustomersSearch = ReturnType<typeof customersSearch>
