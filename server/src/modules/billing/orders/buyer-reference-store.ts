import type { Tx } from '../../../platform/database/database.ts'
import type { OrderRow } from './order-store.ts'

export type StoredBuyerReference = Pick<OrderRow, 'buyer_reference' | 'own_reference'>

/**
 * The reference on the customer's last invoice about a licence, which may have been somebody else's before. A cancelled one counts: what is
 * issued in its place, such as the period of a missed renewal, is the same purchase in the buyer's books.
 */
export const findLastBuyerReference = (
  tx: Tx,
  { tenant, account_id }: Pick<OrderRow, 'tenant' | 'account_id'>,
  deliverableId: string,
): Promise<StoredBuyerReference | undefined> =>
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

export const setBuyerReference = async (tx: Tx, id: string, reference: StoredBuyerReference): Promise<void> => {
  await tx.updateTable('billing.order').set(reference).where('id', '=', id).execute()
}
