import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicenceChange } from '../store.ts'
import type { LicenceRow } from './server-store.ts'

/**
 * If fewer servers may run than before, ends the leases of those beyond the limit: first the silent ones, the longest silent first, then
 * those seen least recently. Their next heartbeats are treated like those of new servers. A seat given by file counts, and cannot be
 * ended. The caller has locked the licence.
 */
export const holdToLimit = async (
  tx: Tx,
  { id, servers_limit: before }: Pick<LicenceRow, 'id' | 'servers_limit'>,
  { servers_limit }: LicenceChange,
  now: Date,
): Promise<void> => {
  if (typeof servers_limit !== 'number' || (before !== null && before <= servers_limit)) return
  const silentBefore = new Date(now.getTime() - serverSilentMs)
  // Ended since its last report, not since now: then the next report, which may be on its way, is not within the lease, whatever its process’s clock says.
  await sql`
    update licensing.server set lease_expires_at = last_seen_at
    where deliverable_id = ${id} and lease_expires_at is not null and server_id in (
      select server_id from licensing.server
      where deliverable_id = ${id} and released_at is null and replaced_by is null
        and (lease_expires_at is null or lease_expires_at > ${now})
      order by lease_expires_at is not null, last_seen_at < ${silentBefore},
        case when last_seen_at >= ${silentBefore} then first_seen_at end, last_seen_at desc, server_id
      offset ${servers_limit})`.execute(tx)
}
