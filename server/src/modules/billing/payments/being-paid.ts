import type { Tx } from '../../../platform/database/database.ts'
import { findPending } from '../staff/approval-store.ts'
import { findLiveAttempt } from './attempt-store.ts'

/** Whether a payment of it is under way or has succeeded, or a transfer that arrived for it waits for a second person of the vendor's. */
export const isBeingPaid = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await findLiveAttempt(tx, orderId)) !== undefined || (await findPending(tx, orderId)) !== undefined
