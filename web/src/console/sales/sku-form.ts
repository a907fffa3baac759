import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import * as z from 'zod/mini'
import { typedCount } from '../list/typed.ts'
import type { Product } from './sku-choice.tsx'

/** A product and its quantity, as typed. */
export const skuFields = { sku_id: z.string().check(z.minLength(1)), quantity: typedCount(priceCap) }

interface Wish {
  readonly sku_id: string
  readonly quantity: string
}

/** At least the product's minimum. Reported at the quantity, even while other fields are invalid. */
export const reachesLeast = (products: readonly Product[] | undefined) =>
  z.refine<Wish>(
    ({ sku_id, quantity }) => !(Number(quantity) < (products?.find(({ id }) => id === sku_id)?.min_quantity ?? 1)),
    { path: ['quantity'], when: () => true },
  )
