import { OperatorRole, type OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { scopesOfRole } from './policy.ts'
import type { Services } from './services.ts'
import { isCredentialLive, shareOperator } from './store.ts'

const scope: OperatorScope = 'customers:sign_in'

/**
 * Looked at again where a call that opens a customer's portal may have waited since it was let in, for the customer's row: whoever was blocked
 * meanwhile, or given another role, or whose key was ended, makes no way in. Who does that to them waits until this one is made, and ends it.
 */
export const stillOpensPortals =
  ({ clock }: Pick<Services, 'clock'>) =>
  async (tx: Tx, { operator: { id, credential_id } }: OperatorCall): Promise<void> => {
    const operator = await shareOperator(tx, id)
    // Asked once the row is held: what ended while this waited for it is ended here.
    if (operator === undefined || operator.blocked || !(await isCredentialLive(tx, credential_id, clock.now())))
      throw failure('unauthorized')
    if (!scopesOfRole[OperatorRole.parse(operator.role)].includes(scope))
      throw failure('forbidden', { meta: { scope } })
  }
