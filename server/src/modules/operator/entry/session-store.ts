import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCredential } from '../../../platform/database/tables.generated.ts'

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
