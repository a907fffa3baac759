import type { Tx } from '../../../platform/database/database.ts'
import { earlyEndsAtMost, releasesCountFrom } from './lease-rules.ts'
import { countEarlyEnds, insertEarlyEnd, type LicenceRow } from './server-store.ts'

/**
 * Counts a place that is free before the lease of its server is over, though that may run on: false where there were too many of them, and the
 * place is to stay taken. The caller has locked the licence, so that two at once are not both the last.
 */
export const countEarlyEnd = async (
  tx: Tx,
  { id: deliverable_id, tenant, servers_limit }: Pick<LicenceRow, 'id' | 'tenant' | 'servers_limit'>,
  server_id: string,
  now: Date,
): Promise<boolean> => {
  if (servers_limit === null) return true
  const before = await countEarlyEnds(tx, deliverable_id, releasesCountFrom(now))
  if (before >= earlyEndsAtMost(servers_limit)) return false
  await insertEarlyEnd(tx, { tenant, deliverable_id, server_id, ended_at: now })
  return true
}
