import type { KeyCall, NewKeyBody, NewOperatorKey, OperatorKey } from '@foyer/contract/operator/desk.ts'
import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { hashSecret, isId, makeId, makeSecret } from '../../../platform/ids.ts'
import { endActing } from '../../account/index.ts'
import { openedBy } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { findOperatorByHandle, insertCredential, lockOperator, shareOperator } from '../store.ts'
import { findKey, type KeyRow, listCalls, listKeys, listKeysMadeBy, revokeKey } from './key-store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const presentKey = (row: KeyRow): OperatorKey => ({
  id: row.id,
  title: row.title,
  operator: { handle: row.handle, name: row.name, role: OperatorRole.parse(row.role) },
  made_by:
    row.maker_handle === null || row.maker_name === null ? null : { handle: row.maker_handle, name: row.maker_name },
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  expires_at: iso(row.expires_at),
  revoked_at: iso(row.revoked_at),
  last_used_at: iso(row.last_used_at),
})

export const readKeys =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<OperatorKey>> =>
    database.read(tenant, async (tx) => {
      const page = await listKeys(tx, { cursors, cursor, sort, limit })
      return { ...page, rows: page.rows.map(presentKey) }
    })

/**
 * What takes two people, and the making of keys: a key in somebody else's name that opened these would make one person both of the two.
 */
const ownHandOnly: readonly OperatorScope[] = ['orders:write', 'operators:write']

/**
 * A key for an operator of the brand; 422 at `/operator` without such a one, at `/expires_at` for a time that is past, at `/scopes` where
 * it would open nothing, in another's name what only they themselves may, or more than what the caller called with. One's own opens all of
 * one's role unless told; another's what their role opens now, whatever becomes of it.
 */
export const createKey =
  ({ database, clock, audit }: DeskServices) =>
  (call: OperatorCall, { operator: handle, title, scopes, expires_at, reason }: NewKeyBody): Promise<NewOperatorKey> =>
    database.transaction(call.tenant, async (tx) => {
      const now = clock.now()
      const ends = expires_at === undefined ? null : new Date(expires_at)
      if (ends !== null && ends <= now) throw failure('invalid', { pointer: '/expires_at' })
      const maker = await shareOperator(tx, call.operator.id)
      // Blocked since the call came in, they would leave a key behind.
      if (maker === undefined || maker.blocked) throw failure('forbidden')
      const owner = await findOperatorByHandle(tx, handle ?? call.operator.handle)
      if (owner === undefined || owner.blocked) throw failure('invalid', { pointer: '/operator' })
      const isOwn = owner.id === call.operator.id
      const opened = openedBy(OperatorRole.parse(owner.role), scopes ?? null)
      if (opened.length === 0) throw failure('invalid', { pointer: '/scopes' })
      if (!isOwn && opened.some((scope) => ownHandOnly.includes(scope)))
        throw failure('invalid', { pointer: '/scopes', meta: { not_for_others: ownHandOnly } })
      // Else a key that may make keys would make itself one that opens the whole role.
      const beyond = opened.filter((scope) => !call.operator.scopes.includes(scope))
      if (beyond.length > 0) throw failure('invalid', { pointer: '/scopes', meta: { not_opened: beyond } })
      // What was looked at and no more: another's role may open more one day, and their key would with it.
      const kept = isOwn && scopes === undefined ? null : opened
      const secret = makeSecret()
      const id = makeId(clock)
      await insertCredential(tx, {
        id,
        tenant: call.tenant,
        hash: hashSecret(secret),
        operator_id: owner.id,
        made_by: isOwn ? null : call.operator.id,
        kind: 'key',
        title,
        scopes: kept,
        created_at: now,
        expires_at: ends,
      })
      await audit(tx, {
        ...auditedByOperator(call),
        ...(reason !== undefined && { reason }),
        action: 'operator_key_issued',
        object_type: 'operator_key',
        object_id: id,
        account_id: null,
        changes: { operator: owner.handle, title, scopes: kept ?? 'all of the role', expires_at },
      })
      const row = await findKey(tx, id)
      if (row === undefined) throw new Error('unreachable: the key was just made')
      return { key: presentKey(row), secret }
    })

type Ending = Pick<DeskServices, 'clock' | 'audit'>

/** Ends a key, and whatever of customers' portals was opened in its name. False where it had ended before. */
const end = async ({ clock, audit }: Ending, tx: Tx, call: OperatorCall, key: KeyRow, reason?: string) => {
  await lockOperator(tx, key.operator_id)
  if (!(await revokeKey(tx, key.id, clock.now()))) return false
  await endActing(tx, key.handle, clock.now())
  await audit(tx, {
    ...auditedByOperator(call),
    ...(reason !== undefined && { reason }),
    action: 'operator_key_revoked',
    object_type: 'operator_key',
    object_id: key.id,
    account_id: null,
    changes: { operator: key.handle, title: key.title },
  })
  return true
}

/** Ends a key at once, and in whose name whoever had it may have gone into customers' portals; 409 where it had ended before. */
export const endKey =
  (services: DeskServices) =>
  (call: OperatorCall, id: string, reason?: string): Promise<OperatorKey> =>
    services.database.transaction(call.tenant, async (tx) => {
      const known = isId(id) ? await findKey(tx, id) : undefined
      if (known === undefined) throw failure('not_found')
      if (!(await end(services, tx, call, known, reason))) throw failure('conflict')
      return presentKey({ ...known, revoked_at: services.clock.now() })
    })

/** The keys that somebody made in colleagues' names: they have the secrets. */
export const endKeysMadeBy = async (
  services: Ending,
  tx: Tx,
  call: OperatorCall,
  operatorId: string,
  reason?: string,
): Promise<void> => {
  for (const key of await listKeysMadeBy(tx, operatorId)) await end(services, tx, call, key, reason)
}

export const readKeyCalls =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, id: string, { sort, cursor, limit }: SortedPageQuery): Promise<Page<KeyCall>> =>
    database.read(tenant, async (tx) => {
      if (!isId(id) || (await findKey(tx, id)) === undefined) throw failure('not_found')
      const page = await listCalls(tx, id, { cursors, sort, cursor, limit })
      return {
        ...page,
        rows: page.rows.map(({ id: callId, at, method, path, status, ip, request_id }) => ({
          id: callId,
          at: at.toISOString(),
          method,
          path,
          status,
          ip,
          request_id,
        })),
      }
    })
