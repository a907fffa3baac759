import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { isId } from '../../../platform/ids.ts'
import { scopesOfRole } from '../policy.ts'
import { lockOperator, type OperatorRow } from '../store.ts'

export const opens = ({ role }: Pick<OperatorRow, 'role'>, scope: OperatorScope): boolean =>
  scopesOfRole[OperatorRole.parse(role)].includes(scope)

/**
 * Locks both operators, always in the same order. If two block each other at once, the second is refused; otherwise everybody could be
 * locked out. Throws 404 if the brand has no such operator.
 */
export const lockBoth = async (tx: Tx, callerId: string, id: string): Promise<OperatorRow> => {
  if (!isId(id)) throw failure('not_found')
  const rows = new Map<string, OperatorRow>()
  for (const each of [callerId, id].toSorted()) {
    const row = await lockOperator(tx, each)
    if (row !== undefined) rows.set(each, row)
  }
  const found = rows.get(id)
  if (found === undefined) throw failure('not_found')
  const caller = rows.get(callerId)
  if (caller === undefined || caller.blocked || !opens(caller, 'operators:write')) throw failure('forbidden')
  return found
}
