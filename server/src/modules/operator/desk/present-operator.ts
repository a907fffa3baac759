import type { StaffMember } from '@foyer/contract/operator/desk.ts'
import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { OperatorRow } from '../store.ts'

export const presentOperator = (
  { id, handle, name, email, role, blocked, password_hash, created_at }: OperatorRow,
  withFactor: ReadonlySet<string>,
): StaffMember => ({
  id,
  handle,
  name,
  email,
  role: OperatorRole.parse(role),
  blocked,
  person: password_hash !== null,
  second_factor: withFactor.has(id),
  created_at: created_at.toISOString(),
})
