import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { PlatformAuditEntry } from '../../../platform/database/tables.generated.ts'

export type ActivityRow = Pick<
  Selectable<PlatformAuditEntry>,
  'at' | 'actor' | 'action' | 'object_type' | 'object_id' | 'actor_ip'
>

/** The account's log, latest first. */
export const listActivity = (tx: Tx, accountId: string): Promise<ActivityRow[]> =>
  tx
    .selectFrom('platform.audit_entry')
    .select(['at', 'actor', 'action', 'object_type', 'object_id', 'actor_ip'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
