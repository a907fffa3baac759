import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { PlatformAuditEntry } from '../../../platform/database/tables.generated.ts'

export type ActivityRow = Pick<
  Selectable<PlatformAuditEntry>,
  'id' | 'at' | 'actor' | 'action' | 'object_type' | 'object_id' | 'actor_ip' | 'changes' | 'reason'
>

const columns = ['id', 'at', 'actor', 'action', 'object_type', 'object_id', 'actor_ip', 'changes', 'reason'] as const

/** How staff divide their work, which is nobody else's concern. */
const internal = [
  'ticket_assigned',
  'ticket_snoozed',
  'ticket_woken',
  'approval_requested',
  'approval_given',
  'approval_refused',
  'approval_withdrawn',
  'discrepancy_settled',
]

const activityList = {
  name: 'account_activity',
  sortKeys: { at: { expression: sql`at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

/** A page of the account's log, as its owner reads it. */
export const pageOfActivity = (tx: Tx, accountId: string, page: PageRequest): Promise<Page<ActivityRow>> =>
  readPage(
    tx
      .selectFrom('platform.audit_entry')
      .select(columns)
      .where('tenant', '=', sql<string>`platform.tenant()`)
      .where('account_id', '=', accountId)
      .where('action', 'not in', internal),
    activityList,
    page,
  )

/** An export is read into memory at once. */
const most = 10_000

/** The account's log, latest first. */
export const listActivity = (tx: Tx, accountId: string): Promise<ActivityRow[]> =>
  tx
    .selectFrom('platform.audit_entry')
    .select(columns)
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
