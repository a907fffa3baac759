import { createOperator, type NewOperator } from './create-operator.ts'
import { issueKey } from './issue-key.ts'
import type { Services } from './services.ts'
import { findOperatorByHandle } from './store.ts'

interface Appointed {
  /** Shown this once, and kept as its hash. */
  readonly key: string
  /** False where they were there before; they are left as they are and have one more key. */
  readonly isNew: boolean
}

/**
 * Makes somebody whose key opens the operator's side, without being asked by somebody who has one: for whoever has the database in hand.
 * A handle that is taken gets a further key, so that the last key that was lost is no end.
 */
export const appointOperator =
  (services: Pick<Services, 'database' | 'clock' | 'audit'>) =>
  async (wanted: NewOperator): Promise<Appointed> => {
    const { tenant, handle, actor } = wanted
    const found = await services.database.read(tenant, (tx) => findOperatorByHandle(tx, handle))
    if (found === undefined) await createOperator(services)(wanted)
    return {
      key: await issueKey(services)({ tenant, handle, title: 'Command line', actor }),
      isNew: found === undefined,
    }
  }
