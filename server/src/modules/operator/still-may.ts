import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { scopesOfRole } from './policy.ts'
import type { Services } from './services.ts'
import { isCredentialLive, shareOperator } from './store.ts'

/**
 * Checks again in the transaction of a call that makes a way in, since it may have waited: 401 if the operator was blocked or the key was ended
 * meanwhile, 403 if the role no longer has the scope. Holds the operator's row, so that such a change waits and then ends what was made. Answers
 * what the call still opens.
 */
export const stillMay = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { operator: { id, credential_id, scopes } }: OperatorCall,
  scope: OperatorScope,
): Promise<readonly OperatorScope[]> => {
  const operator = await shareOperator(tx, id)
  // Asked once the row is held: what ended while this waited for it is ended here.
  if (operator === undefined || operator.blocked || !(await isCredentialLive(tx, credential_id, clock.now())))
    throw failure('unauthorized')
  const ofRole = scopesOfRole[OperatorRole.parse(operator.role)]
  if (!ofRole.includes(scope)) throw failure('forbidden', { meta: { scope } })
  return scopes.filter((each) => ofRole.includes(each))
}
