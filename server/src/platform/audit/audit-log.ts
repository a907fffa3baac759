import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { endOfDay, startOfDay } from '../database/days.ts'
import { type ListShape, type PageRequest, readPage } from '../database/paging.ts'
import type { PlatformAuditEntry } from '../database/tables.generated.ts'

export type AuditRow = Selectable<PlatformAuditEntry>

export interface AuditFilter {
  readonly object_id?: string | undefined
  readonly object_type?: string | undefined
  readonly account_id?: string | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  /** Days in UTC, both inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const auditList = {
  name: 'audit',
  sortKeys: { at: { expression: sql`at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

/** Reads the audit log of one brand, one page at a time. */
export const listAudit = (tx: Tx, { from, to, ...same }: AuditFilter, page: PageRequest): Promise<Page<AuditRow>> => {
  // The condition of the index by age, which serves every filter that has no index of its own. Written out: a parameter would not imply it.
  let query = tx
    .selectFrom('platform.audit_entry')
    .selectAll()
    .where(sql<boolean>`action <> ''`)
  for (const column of ['object_id', 'object_type', 'account_id', 'actor', 'action'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) query = query.where(column, '=', wanted)
  }
  if (from !== undefined) query = query.where('at', '>=', startOfDay(from))
  if (to !== undefined) query = query.where('at', '<', endOfDay(to))
  return readPage(query, auditList, page)
}
