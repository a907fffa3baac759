import type { Tx } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/ids.ts'
import type { LockedRow } from '../store.ts'

/** Gives a licence its next key. No earlier key works longer than until `endsAt`, whatever was chosen when it was replaced. */
export const putKey = async (
  tx: Tx,
  { id: deliverable_id, tenant }: Pick<LockedRow, 'id' | 'tenant'>,
  key: string,
  endsAt: Date,
): Promise<void> => {
  await tx
    .updateTable('licensing.key_owner')
    .set({ ends_at: endsAt })
    .where('deliverable_id', '=', deliverable_id)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
    .execute()
  await tx
    .insertInto('licensing.key_owner')
    .values({ key_hash: hashSecret(key), tenant, deliverable_id })
    .execute()
  await tx.updateTable('licensing.deliverable').set({ key }).where('id', '=', deliverable_id).execute()
}
