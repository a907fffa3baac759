import { oneOf, searchOf } from '../../lib/search-params.ts'
import { queueKinds, queueProducts } from '../tickets/tickets-search.ts'

/** What the list of categories is narrowed to, kept in the address. */
export const categoriesSearch = searchOf({ kind: oneOf(...queueKinds), product: oneOf(...queueProducts) })

export type CategoriesSearch = ReturnType<typeof categoriesSearch>
