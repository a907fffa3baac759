import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Reissued } from '../../billing/index.ts'
import { findChangeOf } from '../limits/limit-store.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { planCharge } from './plan-charge.ts'
import { findRenewalOfOrder } from './renewal-store.ts'

/**
 * An unpaid invoice about a licence was issued again: the renewal goes on with the new one, on the same days. 409 `payment_in_progress` for a
 * raise whose card is about to be charged for the old one.
 */
export const followReissue =
  (services: Services) =>
  async (tx: Tx, { deliverable_id, from, to }: Reissued): Promise<void> => {
    if ((await findChangeOf(tx, from)) !== undefined) throw failure('payment_in_progress')
    const licence = await lockDeliverable(tx, deliverable_id)
    const renewal = await findRenewalOfOrder(tx, from)
    if (renewal === undefined) return
    const change = { order_id: to, try_at: renewal.try_at }
    await planCharge(services, tx, licence, { id: renewal.id, order_id: to }, change)
  }
