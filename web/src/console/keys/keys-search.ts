import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the list of keys, kept in the address. */
export const keysSearch = searchOf({
  sort: oneOf('created_at', '-created_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type KeysSearch = ReturnType<typeof keysSearch>
