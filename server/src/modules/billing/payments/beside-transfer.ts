import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { isTransferAwaited } from '../staff/approval-store.ts'
import { heldLicence, lockPaymentsOf } from './attempt-store.ts'

/**
 * A transfer that waits for a second operator holds its order and its licence like an attempt. The money for the order is already there.
 * The prices of the next period and of a raise depend on each other, so the old price would buy the new limit. 409 `payment_in_progress`
 * for both. Checked under the order’s lock, after the attempt is written, if there is one: a concurrent transfer waits for it and then
 * finds it.
 */
export const refuseBesideTransfer = async (
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'purpose' | 'deliverable_id'>,
): Promise<void> => {
  const licence = heldLicence(order)
  const [, isAwaited] = await Promise.all([
    licence !== null && lockPaymentsOf(tx, licence),
    isTransferAwaited(tx, { id: order.id, deliverable_id: licence }),
  ])
  if (isAwaited) throw failure('payment_in_progress')
}

export const isBesideTransfer = (error: unknown): boolean =>
  error instanceof Failure && error.entries[0]?.code === 'payment_in_progress'
