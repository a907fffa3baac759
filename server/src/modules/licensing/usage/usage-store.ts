import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface UsageDay {
  readonly day: string
  readonly servers: number
  readonly medias: number
}

/** The most that the column can hold: servers may report anything, and one licence must not break the count of all others. */
const mostKept = 2_147_483_647

/** Records the peak usage of each licence today: the servers heard from since that moment, and their channels. */
export const keepUsage = async (tx: Tx, day: string, since: Date): Promise<void> => {
  await sql`
    insert into licensing.usage_day as kept (deliverable_id, day, tenant, servers, medias)
    select deliverable_id, ${day}::date, tenant, count(*), least(sum(medias), ${mostKept}) from licensing.server
    where last_seen_at >= ${since} and released_at is null and replaced_by is null
    group by deliverable_id, tenant
    on conflict (deliverable_id, day) do update
      set servers = greatest(kept.servers, excluded.servers), medias = greatest(kept.medias, excluded.medias)
      where excluded.servers > kept.servers or excluded.medias > kept.medias`.execute(tx)
}

export const listUsage = (tx: Tx, deliverableId: string, from: string): Promise<UsageDay[]> =>
  tx
    .selectFrom('licensing.usage_day')
    .select(['day', 'servers', 'medias'])
    .where('deliverable_id', '=', deliverableId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
