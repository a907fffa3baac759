import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { countOf, type LicenceCount } from './count-store.ts'

/** What the vendor's people do with licences. */
export interface LicensingStaffSide {
  /** How many an account has. */
  count(tx: Tx, accountId: string): Promise<LicenceCount>
}

export const createStaffSide = ({ clock }: Services): LicensingStaffSide => ({
  count: (tx, accountId) => countOf(tx, accountId, clock.now().toISOString().slice(0, 10)),
})
