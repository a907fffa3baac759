import type { Tx } from '../../../platform/database/database.ts'
import { endCopyTo } from '../copies/end-copies.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'
import type { Closer } from './around.ts'
import { lockOwnersWithCopy } from './closing-store.ts'

/**
 * Takes the address of a closed account out of the further addresses of other accounts, whose owners are told: they may have counted on this
 * person to read the invoices.
 */
export const leaveOthersCopies = async (
  services: Services,
  tx: Tx,
  { id, email }: AccountRow,
  who: Closer['who'],
): Promise<void> => {
  for (const owner of await lockOwnersWithCopy(tx, email))
    if (owner.id !== id) await endCopyTo(services, tx, { account_id: owner.id, email }, who, 'copy_closed')
}
