import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { openRenewal } from './open-renewal.ts'
import { isRenewable } from './renewal-rules.ts'
import { findOpenRenewal } from './renewal-store.ts'

/** The order that prolongs a licence by its next period: the open one, or one that is opened now. Null where nothing is prolonged any more. */
export const nextPeriod =
  (services: Services) =>
  async (tx: Tx, tenant: string, deliverableId: string, actor: string): Promise<string | null> => {
    const licence = await lockDeliverable(tx, deliverableId)
    const open = await findOpenRenewal(tx, deliverableId)
    if (open !== undefined) return open.order_id
    return isRenewable(licence) ? openRenewal(services, tx, { tenant, deliverable_id: deliverableId, actor }) : null
  }
