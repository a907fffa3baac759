import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { findAwaitedBeside } from '../staff/approval-store.ts'
import { heldLicence, lockPaymentsOf } from './attempt-store.ts'

/**
 * A transfer that waits for a second person holds its licence as an attempt does: its next period and its raise are priced by each other, and the
 * old price would buy the new limit. 409 `payment_in_progress` for the other one. Asked after its attempt is written, where one is: whoever books a
 * transfer at that moment waits, and finds the attempt.
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
