import type { Tx } from '../../../platform/database/database.ts'
import { earlyEndsAtMost, releasesCountFrom } from './lease-rules.ts'
import { countEarlyEnds, insertEarlyEnd, type LicenceRow } from './server-store.ts'

/**
 * Counts a seat that becomes free before its server's lease ends, although that server may still run. False if there were too many, and
 * the seat has to stay taken. The caller has locked the licence, so that two concurrent calls cannot both be the last one.
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
