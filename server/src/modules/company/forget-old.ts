import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import { everyBrand } from '../branding/index.ts'
import { deleteOldInvites, deleteOldRequests, deleteOldTransfers } from './forget-store.ts'
import type { Services } from './services.ts'

/** How long what people were asked is kept after it was answered, withdrawn or has expired. The log tells of it afterwards. */
const keptMs = 30 * dayMs

export const forgetOldEveryDay = ({ database, clock, jobs, branding }: Services): void => {
  const forget = async (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    for (const remove of [deleteOldInvites, deleteOldRequests, deleteOldTransfers])
      await inBatches(database, tenant, (tx, most) => remove(tx, before, most))
  }
  jobs.every('old invites and requests', dayMs, everyBrand(branding, forget))
}
