import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import * as z from 'zod/mini'
import { typedCount } from '../list/typed.ts'
import type { Product } from './sku-choice.tsx'

/** A product and how many of it, as they are typed. */
export const skuFields = { sku_id: z.string().check(z.minLength(1)), quantity: typedCount(priceCap) }

interface Wish {
  readonly sku_id: string
  readonly quantity: string
}

/** No fewer than the product is sold in; said at the quantity, also while other fields are still wrong. */
export const reachesLeast = (products: readonly Product[] | undefined) =>
  z.refine<Wish>(
    ({ sku_id, quantity }) => !(Number(quantity) < (products?.find(({ id }) => id === sku_id)?.min_quantity ?? 1)),
    { path: ['quantity'], when: () => true },
  )
