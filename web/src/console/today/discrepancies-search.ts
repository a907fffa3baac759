import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the list of discrepancies, kept in the address. */
export const discrepanciesSearch = searchOf({
  sort: oneOf('found_at', '-found_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type DiscrepanciesSearch = ReturnType<typeof discrepanciesSearch>
