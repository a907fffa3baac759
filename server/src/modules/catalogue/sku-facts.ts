import { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, fromWire, money, wireDecimal } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'
import { Failure, type FailureDetail } from '../../platform/failure.ts'
import type { Tier } from './price-rules.ts'
import type { SkuRow } from './store.ts'

/**
 * A SKU with its prices, in the form in which it is published, drafted and stored in versions. Tiers are sorted by
 * quantity, smallest first.
 */
export interface NewSku extends Sku {
  readonly tiers: readonly Tier[]
}

/** The form stored as `jsonb`. */
const KeptSku = z.extend(Sku, {
  tiers: z.array(z.object({ from_quantity: z.int(), unit_price: z.string() })),
})

const byQuantity = (a: Tier, b: Tier): number => a.from_quantity - b.from_quantity

/**
 * Normalises a SKU so that equal ones compare as equal: prices with exactly the decimals of the currency, tiers in
 * order.
 */
export const inOrder = ({ tiers, ...sku }: NewSku): NewSku => ({
  ...KeptSku.parse({
    ...sku,
    tiers: tiers.toSorted(byQuantity).map(({ from_quantity, unit_price }) => ({
      from_quantity,
      unit_price: decimalOf(money(unit_price, sku.currency)),
    })),
  }),
})

export const keptSku = (json: unknown): NewSku => KeptSku.parse(json)

/** The SKU as published. */
export const skuOfRow = ({ category, product, ...row }: SkuRow): NewSku =>
  inOrder({ ...Sku.parse({ ...row, category: { name: category, product } }), tiers: row.tiers })

/** The SKU as the API shows it, with prices as amounts. The id is sent separately. */
export const factsOf = ({ id: _id, tiers, ...sku }: NewSku): SkuFacts => ({
  ...sku,
  tiers: tiers.map(({ from_quantity, unit_price }) => ({
    from_quantity,
    unit_price: wireDecimal(unit_price, sku.currency),
  })),
})

/**
 * Parses a SKU from a request. Throws a Failure with 422 `too_fine` for each price with more decimals than its
 * currency. `place` is the JSON pointer of the SKU in the request body.
 */
export const skuOfFacts = (id: string, { tiers, ...facts }: SkuFacts, place = ''): NewSku => {
  const tooFine: FailureDetail[] = []
  const read = tiers.map(({ from_quantity, unit_price }, at): Tier => {
    try {
      return { from_quantity, unit_price: decimalOf(fromWire(unit_price, currencyOf(facts.currency))) }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      tooFine.push({ pointer: `${place}/tiers/${at}/unit_price` })
      return { from_quantity, unit_price: '0' }
    }
  })
  const [first, ...others] = tooFine.map((detail) => ({ code: 'too_fine' as const, ...detail }))
  if (first !== undefined) throw new Failure([first, ...others])
  return keptSku({ ...facts, id, tiers: read })
}
