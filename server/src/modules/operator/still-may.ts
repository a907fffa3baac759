import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { scopesOfRole } from './policy.ts'
import type { Services } from './services.ts'
import { isCredentialLive, shareOperator } from './store.ts'

/**
 * Checks the caller again in the transaction of a call that grants access, since it may have waited: 401 if the operator was blocked or
 * the key was ended meanwhile, 403 if the role no longer has the scope. Locks the operator's row, so that such a change waits and then
 * revokes the new access too. Returns the scopes that the call still has.
 */
export const stillMay = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { operator: { id, credential_id, scopes } }: OperatorCall,
  scope: OperatorScope,
): Promise<readonly OperatorScope[]> => {
  const operator = await shareOperator(tx, id)
  // Read after the row is locked, to see what ended while this call waited.
  if (operator === undefined || operator.blocked || !(await isCredentialLive(tx, credential_id, clock.now())))
    throw failure('unauthorized')
  const ofRole = scopesOfRole[OperatorRole.parse(operator.role)]
  if (!ofRole.includes(scope)) throw failure('forbidden', { meta: { scope } })
  return scopes.filter((each) => ofRole.includes(each))
}
