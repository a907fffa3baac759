import type { OperatorKey } from '@foyer/contract/operator/desk.ts'
import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { KeyRow } from './key-store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentKey = (row: KeyRow): OperatorKey => ({
  id: row.id,
  title: row.title,
  operator: { handle: row.handle, name: row.name, role: OperatorRole.parse(row.role) },
  made_by:
    row.maker_handle === null || row.maker_name === null ? null : { handle: row.maker_handle, name: row.maker_name },
  made_with: row.parent_id === null ? null : { id: row.parent_id, title: row.parent_title ?? '' },
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  expires_at: iso(row.expires_at),
  revoked_at: iso(row.revoked_at),
  last_used_at: iso(row.last_used_at),
})
