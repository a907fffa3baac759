import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { CatalogueDraftSku } from '../../platform/database/tables.generated.ts'

export type DraftRow = Selectable<CatalogueDraftSku>

export const listDrafts = (tx: Tx): Promise<DraftRow[]> =>
  tx.selectFrom('catalogue.draft_sku').selectAll().orderBy('sku_id').execute()

export const findDraft = (tx: Tx, skuId: string): Promise<DraftRow | undefined> =>
  tx.selectFrom('catalogue.draft_sku').selectAll().where('sku_id', '=', skuId).executeTakeFirst()

export const putDraft = async (tx: Tx, row: Insertable<CatalogueDraftSku>): Promise<void> => {
  await tx
    .insertInto('catalogue.draft_sku')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'sku_id']).doUpdateSet(row))
    .execute()
}

export const deleteDraft = async (tx: Tx, skuId: string): Promise<void> => {
  await tx.deleteFrom('catalogue.draft_sku').where('sku_id', '=', skuId).execute()
}

/** Clears the draft once it has been published. */
export const deleteDrafts = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('catalogue.draft_sku').execute()
}
