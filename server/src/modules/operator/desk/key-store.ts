import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Statement, Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { OperatorCall } from '../../../platform/database/tables.generated.ts'
import type { OperatorRow } from '../store.ts'

export interface KeyRow {
  readonly id: string
  readonly operator_id: string
  readonly title: string
  readonly scopes: string[] | null
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
  readonly handle: string
  readonly name: string
  readonly role: string
  /** Null for a key that its operator made for themselves. */
  readonly maker_handle: string | null
  readonly maker_name: string | null
  /** Null if no key was used to make it. */
  readonly parent_id: string | null
  readonly parent_title: string | null
  readonly last_used_at: Date | null
}

const keys = (tx: Tx) =>
  tx
    .selectFrom('operator.credential as c')
    .innerJoin('operator.operator as o', 'o.id', 'c.operator_id')
    .leftJoin('operator.operator as maker', 'maker.id', 'c.made_by')
    .leftJoin('operator.credential as parent', (join) =>
      join.onRef('parent.id', '=', 'c.made_with').on('parent.kind', '=', 'key'),
    )
    .select([
      'c.id',
      'c.operator_id',
      'c.title',
      'c.scopes',
      'c.created_at',
      'c.expires_at',
      'c.revoked_at',
      'o.handle',
      'o.name',
      'o.role',
      'maker.handle as maker_handle',
      'maker.name as maker_name',
      'parent.id as parent_id',
      'parent.title as parent_title',
    ])
    .select(
      sql<Date | null>`(select max(at) from operator.call where call.tenant = c.tenant and credential_id = c.id)`.as(
        'last_used_at',
      ),
    )
    .where('c.kind', '=', 'key')

const keyList = {
  name: 'operator_keys',
  sortKeys: { created_at: { expression: sql`c.created_at`, type: 'timestamptz' } },
  id: sql`c.id`,
} as const satisfies ListShape

/** Keys, including ended ones. */
export const listKeys = (tx: Tx, page: PageRequest): Promise<Page<KeyRow>> => readPage(keys(tx), keyList, page)

export const findKey = (tx: Tx, id: string): Promise<KeyRow | undefined> =>
  keys(tx).where('c.id', '=', id).executeTakeFirst()

/** The open keys that somebody made in colleagues' names. */
export const listKeysMadeBy = async (tx: Tx, operatorId: string): Promise<string[]> => {
  const rows = await keys(tx).where('c.made_by', '=', operatorId).where('c.revoked_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** These keys and all that were made with them, directly or indirectly, without ended ones. */
export const listKeysFrom = (tx: Tx, ids: readonly string[]): Promise<KeyRow[]> =>
  keys(tx)
    .where('c.revoked_at', 'is', null)
    .where(
      sql<boolean>`c.id in (
        with recursive line (id) as (
          select unnest(${[...ids]}::uuid[])
          union select made.id from operator.credential made join line on made.made_with = line.id
        ) select id from line)`,
    )
    .orderBy('c.operator_id')
    .execute()

/** False if it had ended before or does not exist. */
export const revokeKey = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('operator.credential')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'key')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const operatorList = {
  name: 'operators',
  sortKeys: {
    name: { expression: sql`name`, type: 'text' },
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
  },
  id: sql`id`,
} as const satisfies ListShape

export const listOperators = (tx: Tx, page: PageRequest): Promise<Page<OperatorRow>> =>
  readPage(tx.selectFrom('operator.operator').selectAll(), operatorList, page)

/** Written after each answer, so that no call waits for it. */
export const noteCall: Statement = {
  name: 'operator.note_call',
  text: `insert into operator.call (id, tenant, credential_id, at, method, path, status, ip, request_id)
    values ($1, platform.tenant(), $2, $3, $4, $5, $6, $7, $8)`,
}

export type CallRow = Selectable<OperatorCall>

const callList = {
  name: 'key_calls',
  sortKeys: { at: { expression: sql`at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listCalls = (tx: Tx, credentialId: string, page: PageRequest): Promise<Page<CallRow>> =>
  readPage(tx.selectFrom('operator.call').selectAll().where('credential_id', '=', credentialId), callList, page)

export const dropCallsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('operator.call').where('at', '<', before).execute()
}
