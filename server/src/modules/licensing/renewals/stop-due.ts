import type { Services } from '../services.ts'
import { takeStopped } from './renewal-store.ts'
import { tellStopped } from './tell-unpaid.ts'

const atOnce = 100

/**
 * Stops licences whose renewal was not paid in time: from now on no server gets a lease. The invoice stays, and paying it starts the
 * licence again. Returns how many.
 */
export const stopDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock, jobs } = services
  return database.transaction(tenant, async (tx) => {
    const stopped = await takeStopped(tx, clock.now(), atOnce)
    for (const row of stopped) {
      await services.billing.noteCharge(tx, row.order_id, null)
      await tellStopped(services, tx, row)
      await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: row.deliverable_id })
    }
    return stopped.length
  })
}
