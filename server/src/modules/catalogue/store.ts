import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { CataloguePriceTier, CatalogueSku } from '../../platform/database/tables.generated.ts'
import type { Tier } from './price-rules.ts'

export type SkuRow = Selectable<CatalogueSku> & {
  readonly tiers: readonly Tier[]
  /** The catalogue version that brought the SKU to this state; null if it predates versions. */
  readonly version: number | null
}

/** SKUs and tiers are read in one statement, so that a SKU is never combined with prices of another moment. */
const skusWithTiers = (tx: Tx) =>
  tx
    .selectFrom('catalogue.sku')
    .selectAll()
    .select([
      sql<readonly Tier[]>`coalesce((
        select json_agg(json_build_object('from_quantity', from_quantity, 'unit_price', unit_price::text) order by from_quantity)
        from catalogue.price_tier where price_tier.tenant = sku.tenant and sku_id = sku.id), '[]')`.as('tiers'),
      sql<
        number | null
      >`(select max(number) from catalogue.version_sku v where v.tenant = sku.tenant and v.sku_id = sku.id)`.as(
        'version',
      ),
    ])

/** The whole catalogue of the brand. */
export const listSkus = (tx: Tx): Promise<SkuRow[]> => skusWithTiers(tx).execute()

export const findSku = (tx: Tx, id: string): Promise<SkuRow | undefined> =>
  skusWithTiers(tx).where('id', '=', id).executeTakeFirst()

export const findSkus = async (tx: Tx, ids: readonly string[]): Promise<SkuRow[]> =>
  ids.length === 0 ? [] : skusWithTiers(tx).where('id', 'in', ids).execute()

/** Inserts or replaces the SKU, and replaces its tiers. */
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

interface Head {
  readonly revision: number
  readonly version: number
}

/**
 * Increments the revision, which locks the brand's catalogue until the transaction ends: editors and publishers wait
 * for each other.
 */
export const nextRevision = async (tx: Tx, tenant: string): Promise<Head> =>
  tx
    .insertInto('catalogue.head')
    .values({ tenant, revision: 1, version: 0 })
    .onConflict((conflict) =>
      conflict.column('tenant').doUpdateSet((eb) => ({ revision: eb('catalogue.head.revision', '+', 1) })),
    )
    .returning(['revision', 'version'])
    .executeTakeFirstOrThrow()

export const headOf = async (tx: Tx): Promise<Head> =>
  (await tx.selectFrom('catalogue.head').select(['revision', 'version']).executeTakeFirst()) ?? {
    revision: 0,
    version: 0,
  }
