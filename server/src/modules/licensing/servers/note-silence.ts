import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { markSilent, openIncident } from './server-store.ts'

/** Silence that is found so much later is old news: nobody is called for it. */
const newsMs = 10 * 60_000

/**
 * Servers of a brand that were not heard of for five minutes are offline from the last time that they were.
 * Of servers whose licence does not run their owners are told nothing: they fell silent because they were refused.
 * For the first five minutes nobody is missed: it was us who did not listen.
 */
export const noteSilence = ({ database, clock, jobs }: Services): ((tenant: string) => Promise<void>) => {
  const listensSince = clock.now().getTime()
  return async (tenant) => {
    const now = clock.now()
    if (now.getTime() - listensSince < serverSilentMs) return
    const before = new Date(now.getTime() - serverSilentMs)
    await database.transaction(tenant, async (tx) => {
      for (const server of await markSilent(tx, before, now)) {
        await openIncident(tx, makeId(clock), server, '', server.last_seen_at)
        const { deliverable_id, server_id, hostname, last_seen_at, runs } = server
        if (runs && before.getTime() - last_seen_at.getTime() < newsMs)
          await jobs.announce(tx, 'server_offline', { tenant, deliverable_id, server_id, hostname })
      }
    })
  }
}
