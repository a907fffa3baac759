import { companyActions, sharingActions } from '@foyer/contract/company/activity.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { PlatformAuditEntry } from '../../../platform/database/tables.generated.ts'

export type ActivityRow = Selectable<PlatformAuditEntry>

const activityList = {
  name: 'company_activity',
  sortKeys: { at: { expression: sql`at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listActivity = (
  tx: Tx,
  tenant: string,
  companyId: string,
  page: PageRequest,
): Promise<Page<ActivityRow>> =>
  readPage(
    tx
      .selectFrom('platform.audit_entry')
      .selectAll()
      .where((eb) => eb.and({ tenant, object_id: companyId }))
      .where('action', 'in', companyActions),
    activityList,
    page,
  )

const sharingList = { ...activityList, name: 'sharing_activity' } as const satisfies ListShape

/**
 * What the person did with colleagues, and what colleagues did that concerns them. Three separate index lookups: combined with "or",
 * PostgreSQL might read the brand's whole log instead.
 */
export const listSharing = (
  tx: Tx,
  tenant: string,
  accountId: string,
  page: PageRequest,
): Promise<Page<ActivityRow>> => {
  // In the order of the index, so that the planner prefers it.
  const entries = (column: 'account_id' | 'actor' | 'object_id') =>
    tx
      .selectFrom('platform.audit_entry')
      .select('id')
      .where('tenant', '=', tenant)
      .where(column, '=', accountId)
      .where('action', 'in', sharingActions)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
  const [owned, done, met] = [entries('account_id'), entries('actor'), entries('object_id')]
  return readPage(
    tx
      .selectFrom('platform.audit_entry')
      .selectAll()
      .where(sql<boolean>`id = any(array(${owned}) || array(${done}) || array(${met}))`),
    sharingList,
    page,
  )
}

/** The addresses that these requests were sent to, by the ids of the requests. */
export const findRecipients = async (tx: Tx, requestIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ object_id: string; email: string }>`
    select object_id, changes ->> 'email' as email from platform.audit_entry
    where tenant = platform.tenant() and object_id = any(${requestIds}::text[]) and action = 'colleague_requested'
      and changes ? 'email'`.execute(tx)
  return new Map(rows.map(({ object_id, email }) => [object_id, email]))
}
