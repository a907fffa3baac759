import type { OperatorRole, OperatorScope } from '@foyer/contract/operator/operator.ts'
import { failure } from '../../../platform/failure.ts'
import { beyondRole } from '../policy.ts'

/** Throws 422 at `/role` if it opens more than these scopes. */
export const refuseBeyond = (role: OperatorRole, mine: readonly OperatorScope[]): void => {
  const beyond = beyondRole(role, mine)
  if (beyond.length > 0) throw failure('invalid', { pointer: '/role', meta: { not_opened: beyond } })
}
