import { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { SkuRow } from './store.ts'

export const presentSku = ({ category, product, ...row }: SkuRow): Sku =>
  Sku.parse({ ...row, category: product === null ? { name: category } : { name: category, product } })
