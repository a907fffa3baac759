import { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { priceOf, unitPrice } from './price-rules.ts'
import type { SkuRow } from './store.ts'

export interface PricedSku {
  readonly sku: Sku
  readonly unit: (quantity: number) => Money
  readonly price: (quantity: number) => Money
}

export const presentSku = ({ category, product, tiers, ...row }: SkuRow): PricedSku => {
  const sku = Sku.parse({ ...row, category: product === null ? { name: category } : { name: category, product } })
  return {
    sku,
    unit: (quantity) => unitPrice(tiers, quantity, sku.currency),
    price: (quantity) => priceOf(tiers, quantity, sku.currency),
  }
}
