import type { NewKeyBody, NewOperatorKey } from '@foyer/contract/operator/desk.ts'
import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { hashSecret, makeId, makeSecret } from '../../../platform/ids.ts'
import { ofKey } from '../audited.ts'
import { postKeyLetter } from '../letters/operator-letter.ts'
import { openedBy } from '../policy.ts'
import { proveInPerson } from '../second-factor/prove-presence.ts'
import type { DeskServices } from '../services.ts'
import { stillMay } from '../still-may.ts'
import { findOperatorByHandle, insertCredential, type OperatorRow } from '../store.ts'
import { findKey } from './key-store.ts'
import { presentKey } from './present-key.ts'

/**
 * Scopes that a key for another operator cannot have. Otherwise one person could act as both people of a second approval.
 */
const ownHandOnly: readonly OperatorScope[] = ['orders:write', 'operators:write']

type Wish = Pick<NewKeyBody, 'operator' | 'scopes'>

const findOwner = async (tx: Tx, { operator }: OperatorCall, handle: string | undefined): Promise<OperatorRow> => {
  const owner = await findOperatorByHandle(tx, handle ?? operator.handle)
  if (owner === undefined || owner.blocked) throw failure('invalid', { pointer: '/operator' })
  return owner
}

/** The scopes that are stored with the key; null means everything that its operator's role allows. */
const scopesFor = (owner: OperatorRow, isOwn: boolean, { scopes }: Wish, ofMaker: readonly OperatorScope[]) => {
  const opened = openedBy(OperatorRole.parse(owner.role), scopes ?? null)
  if (opened.length === 0) throw failure('invalid', { pointer: '/scopes' })
  if (!isOwn && opened.some((scope) => ownHandOnly.includes(scope)))
    throw failure('invalid', { pointer: '/scopes', meta: { not_for_others: ownHandOnly } })
  // Otherwise a limited key that may make keys could make itself one with the whole role.
  const beyond = opened.filter((scope) => !ofMaker.includes(scope))
  if (beyond.length > 0) throw failure('invalid', { pointer: '/scopes', meta: { not_opened: beyond } })
  // Stores exactly the scopes that were checked: the other operator's role may gain more one day, and the key must not gain them too.
  return isOwn && scopes === undefined ? null : opened
}

const make = async (services: DeskServices, tx: Tx, call: OperatorCall, body: NewKeyBody): Promise<NewOperatorKey> => {
  const { clock, audit } = services
  const { title, expires_at, reason } = body
  const now = clock.now()
  const ends = expires_at === undefined ? null : new Date(expires_at)
  if (ends !== null && ends <= now) throw failure('invalid', { pointer: '/expires_at' })
  const ofMaker = await stillMay(services, tx, call, 'operators:write')
  const owner = await findOwner(tx, call, body.operator)
  const isOwn = owner.id === call.operator.id
  const scopes = scopesFor(owner, isOwn, body, ofMaker)
  const secret = makeSecret()
  const id = makeId(clock)
  await insertCredential(tx, {
    id,
    tenant: call.tenant,
    hash: hashSecret(secret),
    operator_id: owner.id,
    made_by: isOwn ? null : call.operator.id,
    made_with: call.operator.credential_id,
    kind: 'key',
    title,
    scopes,
    created_at: now,
    expires_at: ends,
  })
  await audit(tx, {
    ...auditedByOperator(call),
    reason,
    action: 'operator_key_issued',
    ...ofKey(id),
    changes: { operator: owner.handle, title, scopes: scopes ?? 'all of the role', expires_at },
  })
  const row = await findKey(tx, id)
  if (row === undefined) throw new Error('unreachable: the key was just made')
  await postKeyLetter(services, tx, call, owner.email, row)
  return { key: presentKey(row), secret }
}

/**
 * Creates a key for an operator of the brand, who gets a mail. Throws 422
 * - at `/operator` if there is no such operator,
 * - at `/expires_at` if the time is past,
 * - at `/scopes` if the key would open nothing, more than the caller’s own key, or for another operator what only they may give themselves,
 * - at `/password` or `/code` if a session has to prove who is there: a key outlives both the session and the password.
 *
 * Without scopes, the caller’s own key opens everything their role does, and a key for another operator what that role opens now.
 */
export const createKey =
  (services: DeskServices) =>
  async (call: OperatorCall, { password, code, ...body }: NewKeyBody): Promise<NewOperatorKey> => {
    await proveInPerson(services, call, { password, code })
    return services.database.transaction(call.tenant, (tx) => make(services, tx, call, body))
  }
