import { owner } from '../../../lib/owner-param.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { words } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'
import { clientKinds } from '../words/kinds.ts'
import { clientProducts } from '../words/products.ts'

const fields = ['updated_at', 'created_at', 'number', 'title', 'kind', 'product'] as const

/** The whole state of a ticket list, kept in the address. */
export const ticketsSearch = searchOf({
  query: words,
  kind: oneOf(...clientKinds),
  product: oneOf(...clientProducts),
  owner,
  /** Whose tickets a licence's page links to. */
  licence: text,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type TicketsSearch = ReturnType<typeof ticketsSearch>
