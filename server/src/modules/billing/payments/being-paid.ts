import type { Tx } from '../../../platform/database/database.ts'
import { findPending } from '../staff/approval-store.ts'
import { findLiveAttempt } from './attempt-store.ts'

/** Whether a payment of the order is in progress or has succeeded, or a transfer for it waits for a second operator. */
export const isBeingPaid = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await findLiveAttempt(tx, orderId)) !== undefined || (await findPending(tx, orderId)) !== undefined
