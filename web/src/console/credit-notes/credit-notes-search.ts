import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

const fields = ['issued_at', 'amount'] as const

/** The whole state of the list of credit notes, kept in the address. */
export const creditNotesSearch = daysInOrder(
  searchOf({
    query: words,
    /** The customer's id. */
    customer: text,
    currency: oneOf(...currencies),
    /** Days, both inclusive. */
    from: day,
    to: day,
    sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type CreditNotesSearch = ReturnType<typeof creditNotesSearch>
