import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { listSilentLately, openIncident } from './incident-store.ts'
import { sameTroubleMs } from './note-incidents.ts'
import { keepListening, markSilent, type SilentServer } from './server-store.ts'

/** Silence found this much later is old news, and nobody is notified. */
const newsMs = 10 * minuteMs

/** If two rounds are further apart than this, reports may have been missed in between: the database was away, or the machine was suspended. */
const breakMs = 2 * minuteMs

/** Those that were not silent shortly before. A server that comes and goes is one trouble. */
const notLately = async (tx: Tx, servers: readonly SilentServer[], now: Date): Promise<SilentServer[]> => {
  const licences = servers.map(({ deliverable_id }) => deliverable_id)
  const lately = await listSilentLately(tx, licences, new Date(now.getTime() - sameTroubleMs))
  const known = new Set(lately.map(({ deliverable_id, server_id }) => `${deliverable_id} ${server_id}`))
  return servers.filter(({ deliverable_id, server_id }) => !known.has(`${deliverable_id} ${server_id}`))
}

/**
 * Announces each server for programs. For people there is one piece of news per licence: a site that loses its line loses all its servers at
 * once, and the first of them is announced with the names of all.
 */
const announce = async (
  { jobs, clock }: Services,
  tx: Tx,
  tenant: string,
  news: readonly SilentServer[],
): Promise<void> => {
  const untold = new Map<string, string[]>()
  for (const { deliverable_id, hostname } of await notLately(tx, news, clock.now()))
    untold.set(deliverable_id, [...(untold.get(deliverable_id) ?? []), hostname])
  for (const { deliverable_id, server_id, hostname } of news) {
    const hostnames = untold.get(deliverable_id) ?? []
    untold.delete(deliverable_id)
    await jobs.announce(tx, 'server_offline', { tenant, deliverable_id, server_id, hostname, hostnames })
  }
}

/**
 * Marks a brand's servers as offline if they have not reported for five minutes, starting at their last report. For licences that do not
 * run, owners get no notification: those servers are silent because they were refused. During the first five minutes, and for five after
 * each break, no server is marked, because reports may have been lost on our side.
 */
export const noteSilence =
  (services: Services) =>
  (tenant: string): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const now = services.clock.now()
      const before = new Date(now.getTime() - serverSilentMs)
      const since = await keepListening(tx, tenant, now, breakMs)
      // Asked in any case: a round without access to the servers does not count, and what it noted is rolled back.
      const silent = await markSilent(tx, since > before ? new Date(0) : before, now)
      for (const server of silent) await openIncident(tx, makeId(services.clock), server, '', server.last_seen_at)
      const isNews = ({ runs, last_seen_at }: SilentServer) =>
        runs && before.getTime() - last_seen_at.getTime() < newsMs
      await announce(services, tx, tenant, silent.filter(isNews))
    })
