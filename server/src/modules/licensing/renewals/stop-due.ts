import type { Services } from '../services.ts'
import { takeStopped } from './renewal-store.ts'
import { tellStopped } from './tell.ts'

const atOnce = 100

/** Licences whose renewal was not paid in time stop: from this day on no server gets a lease. The invoice stays; paying it starts them again. */
export const stopDue = async (services: Services, tenant: string): Promise<void> => {
  const { database, clock } = services
  await database.transaction(tenant, async (tx) => {
    for (const row of await takeStopped(tx, clock.now(), atOnce)) await tellStopped(services, tx, row)
  })
}
