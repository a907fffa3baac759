import { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, fromWire, money, wireDecimal } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'
import { Failure, type FailureDetail } from '../../platform/failure.ts'
import type { Tier } from './price-rules.ts'
import type { SkuRow } from './store.ts'

/** A SKU with its prices, as it is published, drafted and kept in versions; tiers from the smallest quantity upwards. */
export interface NewSku extends Sku {
  readonly tiers: readonly Tier[]
}

/** As `jsonb` keeps it. */
const KeptSku = z.extend(Sku, {
  tiers: z.array(z.object({ from_quantity: z.int(), unit_price: z.string() })),
})

const byQuantity = (a: Tier, b: Tier): number => a.from_quantity - b.from_quantity

/** In one form, so that what says the same is the same: prices with exactly the currency's decimals, tiers in order. */
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

/** The SKU as it is published. */
export const skuOfRow = ({ category, product, ...row }: SkuRow): NewSku =>
  inOrder({ ...Sku.parse({ ...row, category: { name: category, product } }), tiers: row.tiers })

/** What the wire calls amounts; ids stand beside them. */
export const factsOf = ({ id: _id, tiers, ...sku }: NewSku): SkuFacts => ({
  ...sku,
  tiers: tiers.map(({ from_quantity, unit_price }) => ({
    from_quantity,
    unit_price: wireDecimal(unit_price, sku.currency),
  })),
})

/** Reads what somebody wrote; 422 `too_fine` names each price that is finer than the currency. `place` is where it stands in the body. */
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
