import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { priceOf, unitPrice } from './price-rules.ts'
import { type NewSku, skuOfRow } from './sku-facts.ts'
import type { SkuRow } from './store.ts'

export interface PricedSku {
  readonly sku: Sku
  /** The catalogue version that brought the SKU to this state; null if it is not published or predates versions. */
  readonly version: number | null
  readonly unit: (quantity: number) => Money
  readonly price: (quantity: number) => Money
}

export const pricedSku = ({ tiers, ...sku }: NewSku, version: number | null = null): PricedSku => ({
  sku,
  version,
  unit: (quantity) => unitPrice(tiers, quantity, sku.currency),
  price: (quantity) => priceOf(tiers, quantity, sku.currency),
})

export const presentSku = (row: SkuRow): PricedSku => pricedSku(skuOfRow(row), row.version)
