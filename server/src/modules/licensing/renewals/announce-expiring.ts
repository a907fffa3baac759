import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { expiringDays } from '../licence-rules.ts'
import type { Services } from '../services.ts'
import { listEnded, listExpiring } from './expiring-store.ts'

/** The timer may come later each day, so the day before is looked at as well. */
const endedDays = 2

/**
 * Announces the licences of a brand that end within a week and do not renew, every day, and those that have just ended. People are notified
 * once per end, webhooks of what is about to end each time.
 */
export const announceExpiring =
  ({ database, clock, jobs }: Services) =>
  (tenant: string): Promise<void> => {
    const now = clock.now().getTime()
    return database.transaction(tenant, async (tx) => {
      const day = dayOf(now)
      for (const licence of await listExpiring(tx, day, dayOf(now + expiringDays * dayMs)))
        await jobs.announce(tx, 'licence_expiring', { tenant, ...licence, day })
      for (const licence of await listEnded(tx, dayOf(now - endedDays * dayMs), day))
        await jobs.announce(tx, 'licence_ended', { tenant, ...licence })
    })
  }
