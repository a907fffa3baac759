import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { expiringDays } from '../licence-rules.ts'
import type { Services } from '../services.ts'
import { listExpiring } from './expiring-store.ts'

/** Announces the licences of a brand that end within a week and do not renew, every day. People are notified once per end, webhooks each time. */
export const announceExpiring =
  ({ database, clock, jobs }: Services) =>
  (tenant: string): Promise<void> => {
    const now = clock.now().getTime()
    return database.transaction(tenant, async (tx) => {
      const day = dayOf(now)
      for (const licence of await listExpiring(tx, day, dayOf(now + expiringDays * dayMs)))
        await jobs.announce(tx, 'licence_expiring', { tenant, ...licence, day })
    })
  }
