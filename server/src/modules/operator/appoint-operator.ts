import { createOperator, type NewOperator } from './create-operator.ts'
import { issueKey } from './issue-key.ts'
import type { Services } from './services.ts'
import { findOperatorByHandle, type OperatorRow } from './store.ts'

interface Appointed {
  readonly kind: 'new' | 'known'
  readonly operator: OperatorRow
  /** Shown only now; only its hash is stored. */
  readonly key: string
}

/** Why no key was made: the handle belongs to another person, the operator has another role than the requested one, or they are blocked. */
interface Refused {
  readonly kind: 'another' | 'other_role' | 'blocked'
  readonly operator: OperatorRow
}

export interface WantedOperator extends Omit<NewOperator, 'role' | 'password'> {
  /** Administrator by default. For an existing operator it has to be the role that they have. */
  readonly role?: NewOperator['role'] | undefined
}

const refusalOf = (known: OperatorRow, { email, role }: WantedOperator): Refused['kind'] | undefined => {
  if (known.email !== email.trim().toLowerCase()) return 'another'
  if (known.blocked) return 'blocked'
  return role === undefined || role === known.role ? undefined : 'other_role'
}

/**
 * Creates an operator and a key without another operator's consent, for a person with access to the database. An existing operator gets a
 * further key, so losing the last key locks nobody out for good.
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
