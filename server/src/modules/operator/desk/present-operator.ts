import type { StaffMember } from '@foyer/contract/operator/desk.ts'
import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { OperatorRow } from '../store.ts'

interface AroundOperators {
  readonly withFactor: ReadonlySet<string>
  readonly open_tickets: ReadonlyMap<string, number>
}

export const presentOperator = (
  { id, handle, name, email, role, blocked, password_hash, created_at }: OperatorRow,
  { withFactor, open_tickets }: AroundOperators,
): StaffMember => ({
  id,
  handle,
  name,
  email,
  role: OperatorRole.parse(role),
  blocked,
  person: password_hash !== null,
  second_factor: withFactor.has(id),
  open_tickets: open_tickets.get(id) ?? 0,
  created_at: created_at.toISOString(),
})
