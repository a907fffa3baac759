import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { failure } from '../../platform/failure.ts'
import { hashSecret, makeId, makeSecret } from '../../platform/ids.ts'
import { ofKey } from './audited.ts'
import type { Services } from './services.ts'
import { findOperatorByHandle, insertCredential } from './store.ts'

export interface NewKey {
  readonly tenant: string
  /** The operator that the key belongs to. */
  readonly handle: string
  readonly title: string
  /** Limits the key to fewer scopes than the role has. */
  readonly scopes?: readonly OperatorScope[]
  /** A secret that is known beforehand, as in the demo; otherwise one is generated. */
  readonly secret?: string
  readonly actor: string
}

/** Makes a key. Its secret is returned only now; only its hash is stored. */
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
        ...ofKey(id),
        changes: { operator: handle, title, scopes: scopes ?? 'all of the role' },
      })
      return secret
    })
