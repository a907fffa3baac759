import type { Tx } from '../../../platform/database/database.ts'
import type { OrderRow } from './order-store.ts'

export type StoredReference = Pick<OrderRow, 'buyer_reference' | 'own_reference'>

/** The reference on the customer's last invoice about a licence, which may have been somebody else's before. */
export const findLastReference = (
  tx: Tx,
  { tenant, account_id }: Pick<OrderRow, 'tenant' | 'account_id'>,
  deliverableId: string,
): Promise<StoredReference | undefined> =>
  tx
    .selectFrom('billing.order')
    .select(['buyer_reference', 'own_reference'])
    .where('tenant', '=', tenant)
    .where('deliverable_id', '=', deliverableId)
    .where('account_id', '=', account_id)
    .where('total', '>', '0')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const setReference = async (tx: Tx, id: string, reference: StoredReference): Promise<void> => {
  await tx.updateTable('billing.order').set(reference).where('id', '=', id).execute()
}
