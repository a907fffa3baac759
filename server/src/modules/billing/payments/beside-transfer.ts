import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { findAwaitedBeside } from '../staff/approval-store.ts'
import { heldLicence, lockPaymentsOf } from './attempt-store.ts'

/**
 * A transfer that waits for a second operator holds its licence like an attempt. The prices of the next period and of a raise depend on
 * each other, so the old price would buy the new limit. 409 `payment_in_progress` for the other one. Checked after the attempt is
 * written, if there is one: a concurrent transfer waits for it and then finds it.
 */
export const refuseBesideTransfer = async (
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'purpose' | 'deliverable_id'>,
): Promise<void> => {
  const licence = heldLicence(order)
  if (licence === null) return
  const [, awaited] = await Promise.all([lockPaymentsOf(tx, licence), findAwaitedBeside(tx, order.id, licence)])
  if (awaited !== undefined) throw failure('payment_in_progress')
}

export const isBesideTransfer = (error: unknown): boolean =>
  error instanceof Failure && error.entries[0]?.code === 'payment_in_progress'
