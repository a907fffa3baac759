import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import { failure } from '../../../platform/failure.ts'
import { beyondRole } from '../policy.ts'
import type { OperatorRow } from '../store.ts'

/** Throws 422 at `/role` if it opens more than these scopes. */
export const refuseBeyond = (role: OperatorRole, mine: readonly OperatorScope[]): void => {
  const beyond = beyondRole(role, mine)
  if (beyond.length > 0) throw failure('invalid', { pointer: '/role', meta: { not_opened: beyond } })
}

/** Throws 403 if the role that an operator has opens more than these scopes: a limited key must not decide how they sign in or what they may do. */
export const refuseAbove = ({ role }: Pick<OperatorRow, 'role'>, mine: readonly OperatorScope[]): void => {
  const [beyond] = beyondRole(OperatorRole.parse(role), mine)
  if (beyond !== undefined) throw failure('forbidden', { meta: { scope: beyond } })
}
