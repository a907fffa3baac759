import type { Tx } from '../../../platform/database/database.ts'
import type { PaidPeriod } from '../../billing/index.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { openRenewal } from './open-renewal.ts'
import { isRenewable } from './renewal-rules.ts'
import { findOpenRenewal } from './renewal-store.ts'

/** The order that prolongs a licence by its next period: the open one, or one that is opened now. Null where nothing is prolonged any more, and where the licence is no longer the payer's. */
export const nextPeriod =
  (services: Services) =>
  async (tx: Tx, { tenant, account_id, deliverable_id, actor }: PaidPeriod): Promise<string | null> => {
    const licence = await lockDeliverable(tx, deliverable_id)
    if (licence.account_id !== account_id) return null
    const open = await findOpenRenewal(tx, deliverable_id)
    if (open !== undefined) return open.order_id
    return isRenewable(licence) ? openRenewal(services, tx, { tenant, deliverable_id, actor }) : null
  }
