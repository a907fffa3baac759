import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { findAgreement, updateAgreement } from './agreement-store.ts'

/** From now on an outside service shall not charge a licence any more; it is told in the background, until it says so too. */
export const endAgreement = async ({ clock }: Services, tx: Tx, deliverableId: string): Promise<void> => {
  const agreement = await findAgreement(tx, deliverableId)
  if (agreement !== undefined) await updateAgreement(tx, agreement.id, { state: 'ending', leased_until: clock.now() })
}
