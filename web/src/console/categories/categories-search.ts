import { oneOf, searchOf } from '../../lib/search-params.ts'
import { queueKinds, queueProducts } from '../tickets/tickets-search.ts'

/** The filters of the category list, kept in the address. */
export const categoriesSearch = searchOf({ kind: oneOf(...queueKinds), product: oneOf(...queueProducts) })

export type CategoriesSearch = ReturnType<typeof categoriesSearch>
