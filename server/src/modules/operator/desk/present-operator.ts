import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { StaffMember } from '@foyer/contract/operator/staff.ts'
import type { OperatorRow } from '../store.ts'

interface AroundOperators {
  readonly withFactor: ReadonlySet<string>
  readonly open_tickets: ReadonlyMap<string, number>
}

/** Whether they sign in with a password, now or once they have chosen one. */
export const isPerson = ({ password_hash, invited_at }: OperatorRow): boolean =>
  password_hash !== null || invited_at !== null

export const presentOperator = (operator: OperatorRow, { withFactor, open_tickets }: AroundOperators): StaffMember => {
  const { id, handle, name, email, role, blocked, password_hash, created_at } = operator
  const person = isPerson(operator)
  return {
    id,
    handle,
    name,
    email,
    role: OperatorRole.parse(role),
    blocked,
    person,
    invited: person && password_hash === null,
    second_factor: withFactor.has(id),
    open_tickets: open_tickets.get(id) ?? 0,
    created_at: created_at.toISOString(),
  }
}
