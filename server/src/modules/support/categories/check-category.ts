import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { isId } from '../../../platform/ids.ts'
import { type CategoryRow, findCategory } from './category-store.ts'

/** What a category belongs to. */
interface Pair {
  readonly kind: string
  readonly product: string
}

export const isOfPair = (category: CategoryRow | undefined, { kind, product }: Pair): boolean =>
  category?.kind === kind && category.product === product

/** The category must be offered for this kind and product. Fails with 422 `invalid` at `/category_id`. */
export const checkCategory = async (
  tx: Tx,
  { category_id, ...pair }: Pair & { readonly category_id?: string | null | undefined },
): Promise<void> => {
  if (typeof category_id !== 'string') return
  const category = isId(category_id) ? await findCategory(tx, category_id) : undefined
  if (!isOfPair(category, pair) || category?.offered !== true) throw failure('invalid', { pointer: '/category_id' })
}
