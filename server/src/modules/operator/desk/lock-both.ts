import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import type { DeskServices } from '../services.ts'
import { stillMay } from '../still-may.ts'
import { lockOperator, type OperatorRow } from '../store.ts'

interface Both {
  readonly found: OperatorRow
  /** The scopes that the call still has. */
  readonly mine: readonly OperatorScope[]
}

/**
 * Locks both operators, always in the same order. If two block each other at once, the second is refused; otherwise everybody could be
 * locked out. Throws 404 if the brand has no such operator, and as `stillMay` if the caller lost the right meanwhile.
 */
export const lockBoth = async (
  services: Pick<DeskServices, 'clock'>,
  tx: Tx,
  call: OperatorCall,
  id: string,
): Promise<Both> => {
  if (!isId(id)) throw failure('not_found')
  const rows = new Map<string, OperatorRow>()
  for (const each of [call.operator.id, id].toSorted()) {
    const row = await lockOperator(tx, each)
    if (row !== undefined) rows.set(each, row)
  }
  const found = rows.get(id)
  if (found === undefined) throw failure('not_found')
  return { found, mine: await stillMay(services, tx, call, 'operators:write') }
}
