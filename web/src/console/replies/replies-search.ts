import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the list of saved replies, kept in the address. */
export const repliesSearch = searchOf({
  query: words,
  sort: oneOf('name', '-name', 'uses', '-uses', 'last_used_at', '-last_used_at', 'updated_at', '-updated_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type RepliesSearch = ReturnType<typeof repliesSearch>
