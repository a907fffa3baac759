import type { OperatorKey } from '@foyer/contract/operator/desk.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { ofKey } from '../audited.ts'
import { dropInvitesMadeWith } from '../entry/link-store.ts'
import type { DeskServices } from '../services.ts'
import { lockOperator } from '../store.ts'
import { findKey, type KeyRow, listKeysFrom, listKeysMadeBy, revokeKey } from './key-store.ts'
import { presentKey } from './present-key.ts'

type Ending = Pick<DeskServices, 'clock' | 'audit'>

/** Ends a key, the open invites that were sent with it, and the sessions in customers' portals opened in its operator's name. */
const endOne = async ({ clock, audit }: Ending, tx: Tx, call: OperatorCall, key: KeyRow, reason?: string) => {
  await lockOperator(tx, key.operator_id)
  if (!(await revokeKey(tx, key.id, clock.now()))) return
  await endActing(tx, key.handle, clock.now())
  await dropInvitesMadeWith(tx, key.id)
  await audit(tx, {
    ...auditedByOperator(call),
    reason,
    action: 'operator_key_revoked',
    ...ofKey(key.id),
    changes: { operator: key.handle, title: key.title },
  })
}

/** Ends these keys and all that were made with them, because a thief of one has the secrets of the others. Returns those that ended now. */
const endAll = async (
  services: Ending,
  tx: Tx,
  call: OperatorCall,
  ids: readonly string[],
  reason?: string,
): Promise<ReadonlySet<string>> => {
  const owners = new Set((await listKeysFrom(tx, ids)).map(({ operator_id }) => operator_id))
  // Always in the same order, to avoid deadlocks between concurrent calls.
  for (const id of [...owners].toSorted()) await lockOperator(tx, id)
  // Read again: another key may have been made while this call waited.
  const keys = await listKeysFrom(tx, ids)
  for (const key of keys) await endOne(services, tx, call, key, reason)
  return new Set(keys.map(({ id }) => id))
}

/**
 * Ends a key with the keys that were made with it, and the sessions in customers' portals that were opened in their operators' names. 409
 * if it had ended before.
 */
export const endKey =
  (services: DeskServices) =>
  (call: OperatorCall, id: string, reason?: string): Promise<OperatorKey> =>
    services.database.transaction(call.tenant, async (tx) => {
      const known = await found(tx, id, findKey)
      if (!(await endAll(services, tx, call, [known.id], reason)).has(known.id)) throw failure('conflict')
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
  await endAll(services, tx, call, await listKeysMadeBy(tx, operatorId), reason)
}
