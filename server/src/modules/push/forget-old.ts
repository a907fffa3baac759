import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import { everyBrand } from '../branding/index.ts'
import { forgetSignedOut } from './forget-browsers.ts'
import { deleteOldNotifications } from './notification-store.ts'
import type { Services } from './services.ts'

/** How long notifications stay in the portal, read or not. */
const keptMs = 180 * dayMs

export const forgetOldEveryDay = (services: Services): void => {
  const { database, clock, jobs, branding } = services
  const forget = (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    return inBatches(database, tenant, (tx, most) => deleteOldNotifications(tx, before, most))
  }
  jobs.every('old notifications', dayMs, everyBrand(branding, forget))
  jobs.every('browsers signed out of', dayMs, everyBrand(branding, forgetSignedOut(services)))
}
