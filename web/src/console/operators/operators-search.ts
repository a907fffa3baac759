import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the list of colleagues, kept in the address. */
export const operatorsSearch = searchOf({
  sort: oneOf('name', '-name', 'created_at', '-created_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type OperatorsSearch = ReturnType<typeof operatorsSearch>
