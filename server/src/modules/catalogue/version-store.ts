import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { CatalogueVersion, CatalogueVersionSku } from '../../platform/database/tables.generated.ts'

export type VersionSkuRow = Selectable<CatalogueVersionSku>
export type VersionRow = Selectable<CatalogueVersion> & { readonly skus: number }

const versionList = {
  name: 'catalogue_versions',
  sortKeys: { number: { expression: sql`number`, type: 'integer' } },
  id: sql`number::text`,
} as const satisfies ListShape

const versionsWithCount = (tx: Tx) =>
  tx
    .selectFrom('catalogue.version')
    .selectAll()
    .select(
      sql<number>`(select count(*) from catalogue.version_sku s where s.tenant = version.tenant and s.number = version.number)`.as(
        'skus',
      ),
    )

export const listVersions = (tx: Tx, page: PageRequest): Promise<Page<VersionRow>> =>
  readPage(versionsWithCount(tx), versionList, page)

export const findVersion = (tx: Tx, number: number): Promise<VersionRow | undefined> =>
  versionsWithCount(tx).where('number', '=', number).executeTakeFirst()

export const listVersionSkus = (tx: Tx, number: number): Promise<VersionSkuRow[]> =>
  tx.selectFrom('catalogue.version_sku').selectAll().where('number', '=', number).orderBy('sku_id').execute()

export const insertVersion = async (
  tx: Tx,
  version: Insertable<CatalogueVersion>,
  skus: readonly Insertable<CatalogueVersionSku>[],
): Promise<void> => {
  await tx.insertInto('catalogue.version').values(version).execute()
  await tx
    .insertInto('catalogue.version_sku')
    .values([...skus])
    .execute()
  await tx.updateTable('catalogue.head').set({ version: version.number }).execute()
}

/** The SKU as of this version; as it was before its first version if the order is older than versions (null). */
export const findSkuOfVersion = async (tx: Tx, skuId: string, number: number | null): Promise<unknown> => {
  const versions = tx.selectFrom('catalogue.version_sku').select(['before', 'after']).where('sku_id', '=', skuId)
  if (number === null) return (await versions.orderBy('number').limit(1).executeTakeFirst())?.before
  return (await versions.where('number', '=', number).executeTakeFirst())?.after
}

/** For each SKU that changed after this version, its state then: the `before` of the first later change. */
export const changedSince = (tx: Tx, number: number): Promise<Pick<VersionSkuRow, 'sku_id' | 'before'>[]> =>
  tx
    .selectFrom('catalogue.version_sku')
    .distinctOn('sku_id')
    .select(['sku_id', 'before'])
    .where('number', '>', number)
    .orderBy('sku_id')
    .orderBy('number')
    .execute()
