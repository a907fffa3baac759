import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { PlatformAuditEntry } from '../../../platform/database/tables.generated.ts'

export type ActivityRow = Pick<
  Selectable<PlatformAuditEntry>,
  'at' | 'actor' | 'action' | 'object_type' | 'object_id' | 'actor_ip' | 'changes' | 'reason'
>

/** An export is read into memory at once. */
const most = 10_000

/** The account's log, latest first. */
export const listActivity = (tx: Tx, accountId: string): Promise<ActivityRow[]> =>
  tx
    .selectFrom('platform.audit_entry')
    .select(['at', 'actor', 'action', 'object_type', 'object_id', 'actor_ip', 'changes', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** What the person did to objects of others, latest first. */
export const listActs = (
  tx: Tx,
  accountId: string,
): Promise<Pick<ActivityRow, 'at' | 'action' | 'object_type' | 'actor_ip'>[]> =>
  tx
    .selectFrom('platform.audit_entry')
    .select(['at', 'action', 'object_type', 'actor_ip'])
    .where('tenant', '=', sql<string>`platform.tenant()`)
    .where('actor', '=', accountId)
    .where(sql<boolean>`account_id is distinct from ${accountId}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
