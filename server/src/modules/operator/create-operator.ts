import type { OperatorRole } from '@foyer/contract/operator/operator.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { makeId } from '../../platform/ids.ts'
import { ofOperator } from './audited.ts'
import type { Services } from './services.ts'
import { insertOperator, type OperatorRow } from './store.ts'

export interface NewOperator {
  readonly tenant: string
  readonly handle: string
  readonly name: string
  readonly email: string
  readonly role: OperatorRole
  /** Missing for a program, which has keys instead. */
  readonly password?: string
  /** Who adds them, for the audit log. */
  readonly actor: string
}

export const createOperator =
  ({ database, clock, audit }: Pick<Services, 'database' | 'clock' | 'audit'>) =>
  async ({ password, actor, ...wanted }: NewOperator): Promise<OperatorRow> => {
    const password_hash = password === undefined ? null : await hashPassword(password)
    return database.transaction(wanted.tenant, async (tx) => {
      const operator = await insertOperator(tx, {
        ...wanted,
        id: makeId(clock),
        email: wanted.email.trim().toLowerCase(),
        password_hash,
        created_at: clock.now(),
      })
      await audit(tx, {
        tenant: wanted.tenant,
        actor,
        actor_ip: null,
        action: 'operator_added',
        ...ofOperator(operator.id),
        changes: { handle: wanted.handle, role: wanted.role },
      })
      return operator
    })
  }
