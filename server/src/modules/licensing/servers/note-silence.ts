import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { openIncident } from './incident-store.ts'
import { keepListening, markSilent } from './server-store.ts'

/** Silence found this much later is old news, and nobody is notified. */
const newsMs = 10 * 60_000

/** If two rounds are further apart than this, reports may have been missed in between: the database was away, or the machine was suspended. */
const breakMs = 2 * 60_000

/**
 * Marks a brand's servers as offline if they have not reported for five minutes, starting at their last report. For licences that do not
 * run, owners get no notification: those servers are silent because they were refused. During the first five minutes, and for five after
 * each break, no server is marked, because reports may have been lost on our side.
 */
export const noteSilence =
  ({ database, clock, jobs }: Services) =>
  (tenant: string): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const now = clock.now()
      const before = new Date(now.getTime() - serverSilentMs)
      const since = await keepListening(tx, tenant, now, breakMs)
      // Asked in any case: a round without access to the servers does not count, and what it noted is rolled back.
      for (const server of await markSilent(tx, since > before ? new Date(0) : before, now)) {
        await openIncident(tx, makeId(clock), server, '', server.last_seen_at)
        const { deliverable_id, server_id, hostname, last_seen_at, runs } = server
        if (runs && before.getTime() - last_seen_at.getTime() < newsMs)
          await jobs.announce(tx, 'server_offline', { tenant, deliverable_id, server_id, hostname })
      }
    })
