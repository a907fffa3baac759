import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import { beyondRole, scopesOfRole } from './policy.ts'
import type { OperatorRow } from './store.ts'

type Standing = Pick<OperatorRow, 'role' | 'blocked'>

/** Whether a role opens anything that an earlier one did not. */
export const isRaise = (from: string, to: string): boolean =>
  beyondRole(OperatorRole.parse(to), scopesOfRole[OperatorRole.parse(from)]).length > 0

/** Whether an operator may do something that they could not before: by another role, or because they are no longer blocked. */
export const opensMore = (before: Standing, after: Standing): boolean =>
  (before.blocked && !after.blocked) || isRaise(before.role, after.role)
