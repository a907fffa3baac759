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

/** Lists the brand’s operator keys, including ended ones. */
export const readKeys =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<OperatorKey>> =>
    database.read(tenant, async (tx) => {
      const page = await listKeys(tx, { cursors, cursor, sort, limit })
      return { ...page, rows: page.rows.map(presentKey) }
    })

/**
 * Scopes that a key for another operator cannot have. Otherwise one person could act as both people of a second approval.
 */
const ownHandOnly: readonly OperatorScope[] = ['orders:write', 'operators:write']

/**
 * Creates a key for an operator of the brand. Throws 422
 * - at `/operator` if there is no such operator,
 * - at `/expires_at` if the time is past,
 * - at `/scopes` if the key would open nothing, more than the caller’s own key, or for another operator what only they may give themselves.
 *
 * Without scopes, the caller’s own key opens everything their role does, and a key for another operator what that role opens now.
 */
export const createKey =
  ({ database, clock, audit }: DeskServices) =>
  (call: OperatorCall, { operator: handle, title, scopes, expires_at, reason }: NewKeyBody): Promise<NewOperatorKey> =>
    database.transaction(call.tenant, async (tx) => {
      const now = clock.now()
      const ends = expires_at === undefined ? null : new Date(expires_at)
      if (ends !== null && ends <= now) throw failure('invalid', { pointer: '/expires_at' })
      const maker = await shareOperator(tx, call.operator.id)
      // Someone who was blocked while the call was in progress must not leave a key behind.
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

/** Ends the keys that an operator made for others, because they know the secrets. */
export const endKeysMadeBy = async (
  services: Ending,
  tx: Tx,
  call: OperatorCall,
  operatorId: string,
  reason?: string,
): Promise<void> => {
  for (const key of await listKeysMadeBy(tx, operatorId)) await end(services, tx, call, key, reason)
}

/** Lists the calls made with a key. Throws 404 if the brand has no such key. */
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
