import { inBatches } from '../../platform/database/in-batches.ts'
import { deleteNotifications } from './notification-store.ts'
import type { Services } from './services.ts'

const dayMs = 86_400_000

/** How long somebody finds in the portal what they were told, read or not. */
const keptMs = 180 * dayMs

export const forgetOldEveryDay = ({ database, clock, jobs, branding }: Services): void => {
  jobs.every('old notifications', dayMs, async () => {
    const before = new Date(clock.now().getTime() - keptMs)
    for (const { key } of branding.all)
      await inBatches(database, key, (tx, most) => deleteNotifications(tx, before, most))
  })
}
