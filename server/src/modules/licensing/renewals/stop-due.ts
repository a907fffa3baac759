import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Services } from '../services.ts'
import { takeStopped, updateRenewal } from './renewal-store.ts'
import { tellStopped } from './tell-unpaid.ts'

const atOnce = 100

/**
 * Stops licences whose renewal was not paid in time: from now on no server gets a lease. The invoice stays, and paying it starts the
 * licence again. Nobody is told that it was not paid in time while a payment is under way: the money may have arrived and wait for a second
 * operator. That is looked at again each day. Returns how many.
 */
export const stopDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock, jobs, billing } = services
  const now = clock.now()
  return database.transaction(tenant, async (tx) => {
    const stopped = await takeStopped(tx, now, atOnce)
    for (const row of stopped) {
      await billing.noteCharge(tx, row.order_id, null)
      if (await billing.isBeingPaid(tx, row.order_id))
        await updateRenewal(tx, row.id, { state: 'open', stop_at: new Date(now.getTime() + dayMs) })
      else await tellStopped(services, tx, row)
      await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: row.deliverable_id })
    }
    return stopped.length
  })
}
