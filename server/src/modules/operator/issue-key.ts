import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { failure } from '../../platform/failure.ts'
import { hashSecret, makeId, makeSecret } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { findOperatorByHandle, insertCredential } from './store.ts'

export interface NewKey {
  readonly tenant: string
  /** Whose key it is. */
  readonly handle: string
  readonly title: string
  /** Narrows what the role opens. */
  readonly scopes?: readonly OperatorScope[]
  /** Given where it is known beforehand, as the demo's is; else it is made. */
  readonly secret?: string
  readonly actor: string
}

/** Makes a key; the secret is shown this once, and kept as its hash. */
export const issueKey =
  ({ database, clock, audit }: Pick<Services, 'database' | 'clock' | 'audit'>) =>
  ({ tenant, handle, title, scopes, secret = makeSecret(), actor }: NewKey): Promise<string> =>
    database.transaction(tenant, async (tx) => {
      const operator = await findOperatorByHandle(tx, handle)
      if (operator === undefined) throw failure('not_found')
      const id = makeId(clock)
      await insertCredential(tx, {
        id,
        tenant,
        hash: hashSecret(secret),
        operator_id: operator.id,
        kind: 'key',
        title,
        scopes: scopes === undefined ? null : [...scopes],
        created_at: clock.now(),
      })
      await audit(tx, {
        tenant,
        actor,
        actor_ip: null,
        action: 'operator_key_issued',
        object_type: 'operator_key',
        object_id: id,
        account_id: null,
        changes: { operator: handle, title, scopes: scopes ?? 'all of the role' },
      })
      return secret
    })
