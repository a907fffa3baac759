import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCredential } from '../../../platform/database/tables.generated.ts'
import { leastId } from '../../../platform/ids.ts'

export interface SessionRow extends Pick<Selectable<OperatorCredential>, 'id' | 'title' | 'ip' | 'created_at'> {
  readonly last_seen_at: Date
}

/** An operator's open sessions, the last used first. */
export const listSessions = (tx: Tx, operatorId: string, now: Date): Promise<SessionRow[]> =>
  tx
    .selectFrom('operator.credential as c')
    .select(['c.id', 'c.title', 'c.ip', 'c.created_at'])
    .select(
      sql<Date>`coalesce((select max(at) from operator.call where call.tenant = c.tenant and credential_id = c.id), c.created_at)`.as(
        'last_seen_at',
      ),
    )
    .where('c.operator_id', '=', operatorId)
    .where('c.kind', '=', 'session')
    .where('c.revoked_at', 'is', null)
    .where('c.expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()

/**
 * Leaves the latest session of each operator who may sign in: whether a device is new is compared with it. Keys made in a session stay, as
 * they have no trace of it but its id. Deletes at most `most` rows and returns how many there were.
 */
export const deleteEndedSessions = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx
    .selectFrom('operator.credential as c')
    .innerJoin('operator.operator as o', 'o.id', 'c.operator_id')
    .select('c.id')
    // Opened before then, which the primary key finds.
    .where('c.id', '<', leastId(before))
    .where('c.kind', '=', 'session')
    .where('c.expires_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('o.blocked', '=', true),
        eb.exists(
          eb
            .selectFrom('operator.credential as later')
            .select('later.id')
            .whereRef('later.operator_id', '=', 'c.operator_id')
            .where('later.kind', '=', 'session')
            .whereRef('later.id', '>', 'c.id'),
        ),
      ]),
    )
    .limit(most)
  const { numDeletedRows } = await tx.deleteFrom('operator.credential').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The browser and address of sessions that are over since before this time and were kept, as far as nothing has been left out of them yet. */
export const listFullPlaces = (
  tx: Tx,
  before: Date,
  most: number,
): Promise<{ id: string; user_agent: string; ip: string }[]> =>
  tx
    .selectFrom('operator.credential')
    .select(['id', 'title as user_agent', 'ip'])
    .where('id', '<', leastId(before))
    .where('kind', '=', 'session')
    .where('expires_at', '<', before)
    .where('ip', '<>', '')
    .where(sql<boolean>`strpos(ip, '/') = 0`)
    .limit(most)
    .$narrowType<{ ip: string }>()
    .execute()

export const updatePlace = async (
  tx: Tx,
  id: string,
  { user_agent: title, ip }: { readonly user_agent: string; readonly ip: string },
): Promise<void> => {
  await tx.updateTable('operator.credential').set({ title, ip }).where('id', '=', id).execute()
}
