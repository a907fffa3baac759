import { createOperator, type NewOperator } from './create-operator.ts'
import { issueKey } from './issue-key.ts'
import type { Services } from './services.ts'
import { findOperatorByHandle, type OperatorRow } from './store.ts'

interface Appointed {
  readonly kind: 'new' | 'known'
  readonly operator: OperatorRow
  /** Shown this once, and kept as its hash. */
  readonly key: string
}

/** No key: the handle is another person's, they have another role than the one that is wanted, or they are blocked. */
interface Refused {
  readonly kind: 'another' | 'other_role' | 'blocked'
  readonly operator: OperatorRow
}

export interface WantedOperator extends Omit<NewOperator, 'role' | 'password'> {
  /** An administrator where it is not said; of somebody who is there already it has to be the one that they have. */
  readonly role?: NewOperator['role'] | undefined
}

const refusalOf = (known: OperatorRow, { email, role }: WantedOperator): Refused['kind'] | undefined => {
  if (known.email !== email.trim().toLowerCase()) return 'another'
  if (known.blocked) return 'blocked'
  return role === undefined || role === known.role ? undefined : 'other_role'
}

/**
 * Makes somebody whose key opens the operator's side, without being asked by somebody who has one: for whoever has the database in hand.
 * Who is there already gets a further key, so that the last key that was lost is no end.
 */
export const appointOperator =
  (services: Pick<Services, 'database' | 'clock' | 'audit'>) =>
  async (wanted: WantedOperator): Promise<Appointed | Refused> => {
    const { tenant, handle, actor, role = 'admin' } = wanted
    const known = await services.database.read(tenant, (tx) => findOperatorByHandle(tx, handle))
    const refusal = known && refusalOf(known, wanted)
    if (known !== undefined && refusal !== undefined) return { kind: refusal, operator: known }
    const operator = known ?? (await createOperator(services)({ ...wanted, role }))
    const key = await issueKey(services)({ tenant, handle, title: 'Command line', actor })
    return { kind: known === undefined ? 'new' : 'known', operator, key }
  }
