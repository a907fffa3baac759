import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { CataloguePriceTier, CatalogueSku } from '../../platform/database/tables.generated.ts'

export type SkuRow = Selectable<CatalogueSku>
export type TierRow = Selectable<CataloguePriceTier>

export interface SkuFilter {
  readonly category?: string | undefined
  readonly product?: string | undefined
  readonly billing_terms?: string | undefined
  readonly period?: string | undefined
  readonly currency?: string | undefined
  readonly published: boolean
  /** Only these. */
  readonly ids?: readonly string[]
}

const skuList = {
  name: 'skus',
  sortKeys: {
    name: { expression: sql`name`, type: 'text' },
    min_quantity: { expression: sql`min_quantity`, type: 'integer' },
  },
  id: sql`id`,
} as const satisfies ListShape

export const listSkus = (tx: Tx, filter: SkuFilter, page: PageRequest): Promise<Page<SkuRow>> => {
  let query = tx.selectFrom('catalogue.sku').selectAll()
  for (const column of ['category', 'product', 'billing_terms', 'period', 'currency', 'published'] as const) {
    const value = filter[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (filter.ids !== undefined) query = query.where(sql<boolean>`id = any(${filter.ids})`)
  return readPage(query, skuList, page)
}

export const findSku = (tx: Tx, id: string): Promise<SkuRow | undefined> =>
  tx.selectFrom('catalogue.sku').selectAll().where('id', '=', id).executeTakeFirst()

export const listTiers = (tx: Tx, skuId: string): Promise<TierRow[]> =>
  tx.selectFrom('catalogue.price_tier').selectAll().where('sku_id', '=', skuId).orderBy('from_quantity').execute()

/** Makes the SKU what the catalogue says now, its tiers included. */
export const putSku = async (
  tx: Tx,
  sku: Insertable<CatalogueSku>,
  tiers: readonly Insertable<CataloguePriceTier>[],
): Promise<void> => {
  await tx
    .insertInto('catalogue.sku')
    .values(sku)
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(sku))
    .execute()
  await tx.deleteFrom('catalogue.price_tier').where('sku_id', '=', sku.id).execute()
  await tx
    .insertInto('catalogue.price_tier')
    .values([...tiers])
    .execute()
}
