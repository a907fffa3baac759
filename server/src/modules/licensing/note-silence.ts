import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { makeId } from '../../platform/ids.ts'
import { markSilent, openIncident } from './server-store.ts'
import type { Services } from './services.ts'

/** Servers of a brand that were not heard of for five minutes are offline from the last time that they were. */
export const noteSilence =
  ({ database, clock, jobs }: Services) =>
  (tenant: string): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const now = clock.now()
      for (const server of await markSilent(tx, new Date(now.getTime() - serverSilentMs), now)) {
        await openIncident(tx, makeId(clock), server, '', server.last_seen_at)
        const { deliverable_id, server_id, hostname } = server
        await jobs.announce(tx, 'server_offline', { tenant, deliverable_id, server_id, hostname })
      }
    })
